import { useSignal } from "@preact/signals";
import type { Card, Expression, Nearest, Solved } from "../../../engine/contract.d.ts";
import { MoreButton } from "../../base/ui/buttons/more-button.tsx";
import { CopyButton } from "../../base/ui/sharing/copy-button.tsx";
import { branchOf } from "../../base/ui/tree/branch.ts";
import { Tree } from "../../base/ui/tree/tree.tsx";
import { t } from "../../base/words/i18n.ts";
import { equation, number, pretty } from "../../base/words/pretty.ts";
import { Steps } from "./steps.tsx";

const PAGE = 40;

/** Every solution as a tree; if there is none, the nearest values. */
export function Solutions({
  solved,
  target,
  cards,
}: {
  solved: Solved;
  target: string;
  /** The cards of the hand, if they have suits. */
  cards?: Card[];
}) {
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
          <Solution key={solution.text} solution={solution} cards={cards} />
        ))}
      </ol>
      <MoreButton limit={limit} total={solutions.length} page={PAGE} />
      {nearest && <NearestValues nearest={nearest} />}
    </section>
  );
}

function Solution({ solution, cards }: { solution: Expression; cards: Card[] | undefined }) {
  const written = pretty(solution.text);
  return (
    <li class="solution">
      <Tree roots={[branchOf(solution, cards)]} width={320} />
      {solution.steps.length > 1 && (
        <div class="unseen">
          <Steps expression={solution} />
        </div>
      )}
      <div class="solution-line">
        <code class="formula" translate={false}>
          {written}
        </code>
        <CopyButton text={written} />
      </div>
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
            <code class="formula" translate={false}>
              {equation(expression.text, number(expression.value))}
            </code>
          </li>
        ))}
      </ul>
    </div>
  );
}
