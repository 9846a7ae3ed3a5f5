import { useSignal } from "@preact/signals";
import type { Expression, Nearest, Solved } from "../../../engine/contract.d.ts";
import { MoreButton } from "../../base/ui/more-button.tsx";
import { CopyButton } from "../../base/ui/sharing/copy-button.tsx";
import { t } from "../../base/words/i18n.ts";
import { equation, number, pretty } from "../../base/words/pretty.ts";
import { Steps } from "./steps.tsx";

const PAGE = 40;

/** Every solution with its steps; if there is none, the nearest values. */
export function Solutions({ solved, target }: { solved: Solved; target: string }) {
  const limit = useSignal(PAGE);
  const { count, solutions, nearest } = solved;
  return (
    <section class="solutions" aria-labelledby="solutions-heading">
      <h2 id="solutions-heading">
        {count ? t("solutions.count", { count }) : t("solutions.none")}
      </h2>
      {solutions.length < count && <p>{t("solutions.shortened", { count: solutions.length })}</p>}
      {!count && <p>{t("solutions.none.more", { target: number(target) })}</p>}
      <ol class="solution-list" aria-label={t("solutions.label")} data-count={count}>
        {solutions.slice(0, limit.value).map((solution) => (
          <Solution key={solution.text} solution={solution} />
        ))}
      </ol>
      <MoreButton limit={limit} total={solutions.length} page={PAGE} />
      {nearest && <NearestValues nearest={nearest} />}
    </section>
  );
}

function Solution({ solution }: { solution: Expression }) {
  const written = pretty(solution.text);
  return (
    <li class="solution">
      <div class="solution-line">
        <code class="formula">{written}</code>
        <CopyButton text={written} />
      </div>
      {solution.steps.length > 1 && <Steps expression={solution} />}
    </li>
  );
}

function NearestValues({ nearest }: { nearest: Nearest }) {
  const values = [nearest.below, nearest.above].filter((expression) => expression !== null);
  if (!values.length) return null;
  return (
    <div class="nearest">
      <p>{t("solutions.nearest", { count: values.length })}</p>
      <ul>
        {values.map((expression) => (
          <li key={expression.text}>
            <code class="formula">{equation(expression.text, number(expression.value))}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
