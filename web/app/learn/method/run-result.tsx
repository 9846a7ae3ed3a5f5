import { useSignal } from "@preact/signals";
import { t } from "../../core/i18n.js";
import { pretty } from "../../core/pretty.js";
import { MoreButton } from "../../ui/more-button.jsx";
import { count, milliseconds } from "../numbers.js";

/** @import { Run } from "../../../engine/contract.d.ts" */

const PAGE = 12;

/**
 * The figures of a run, and what was found.
 *
 * @param {{run: Run, target: string}} props
 */
export function RunResult({ run, target }) {
  const limit = useSignal(PAGE);
  return (
    <section class="sheet" aria-labelledby="run-heading">
      <h2 id="run-heading">{t("learn.run.found", { count: run.formulas, target })}</h2>
      <dl class="figures">
        <Figure name={t("learn.tried")} value={count(run.tried)} />
        <Figure name={t("learn.formulas")} value={count(run.formulas)} />
        <Figure name={t("learn.distinct")} value={count(run.distinct)} />
        <Figure name={t("learn.time")} value={milliseconds(run.milliseconds)} />
      </dl>
      {run.wrong > 0 && <p class="fault">{t("learn.run.wrong", { count: run.wrong, target })}</p>}
      <ol class="formulas" aria-label={t("learn.formulas")} data-count={run.formulas}>
        {run.solutions.slice(0, limit.value).map(({ text }, place) => (
          <li key={`${place}`}>
            <code>{pretty(text)}</code>
          </li>
        ))}
      </ol>
      <MoreButton limit={limit} total={run.solutions.length} />
    </section>
  );
}

/** @param {{name: string, value: string}} props */
function Figure({ name, value }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
