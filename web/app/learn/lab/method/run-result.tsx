import { useSignal } from "@preact/signals";
import type { Run } from "../../../../engine/contract.d.ts";
import { MoreButton } from "../../../base/ui/buttons/more-button.tsx";
import { t } from "../../../base/words/i18n.ts";
import { pretty } from "../../../base/words/pretty.ts";
import { count, milliseconds } from "../numbers.ts";

const PAGE = 12;

/** The figures of a run, and the formulas that it found. */
export function RunResult({ run, target }: { run: Run; target: string }) {
  const limit = useSignal(PAGE);
  return (
    <section class="sheet" aria-labelledby="run-heading">
      <h2 id="run-heading">{t("lab.run.found", { count: run.formulas, target })}</h2>
      <dl class="figures">
        <Figure name={t("lab.computed")} value={count(run.computed)} />
        <Figure name={t("lab.formulas")} value={count(run.formulas)} />
        <Figure name={t("lab.distinct")} value={count(run.distinct)} />
        <Figure name={t("lab.time")} value={milliseconds(run.milliseconds)} />
      </dl>
      {run.wrong > 0 && <p class="fault">{t("lab.run.wrong", { count: run.wrong, target })}</p>}
      <ol class="formulas" aria-label={t("lab.formulas")} data-count={run.formulas}>
        {run.solutions.slice(0, limit.value).map(({ text }, place) => (
          <li key={`${place}`}>
            <code translate={false}>{pretty(text)}</code>
          </li>
        ))}
      </ol>
      <MoreButton limit={limit} total={run.solutions.length} />
    </section>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
