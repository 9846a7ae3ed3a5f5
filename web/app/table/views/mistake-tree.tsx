import { dealtCards } from "../../base/cards/cards.ts";
import { branchOf, resultsOf } from "../../base/ui/tree/branch.ts";
import { Tree } from "../../base/ui/tree/tree.tsx";
import type { Judged } from "../hand/types.ts";
import type { HandTable } from "../playing/hand-table.ts";

/** A wrong answer as a tree. Its broken result is the one with which the target was lost. */
export function MistakeTree({
  game: { combining, mistake, table },
  verdict: { by, expression },
}: {
  game: Pick<HandTable, "combining" | "mistake" | "table">;
  verdict: Judged;
}) {
  const lost = mistake.astray.value?.lost;
  if (lost === undefined) return null;
  const typed = expression && branchOf(expression, dealtCards(table.hand.value.cards));
  const root = by === "combine" ? combining.last.value?.tile : typed;
  const results = by === "combine" ? combining.steps.value.map(({ tile }) => tile) : null;
  const broken = root && (results ?? resultsOf(root))[lost];
  return (
    broken && (
      <div class="picture-in-words">
        <Tree roots={[root]} broken={broken} />
      </div>
    )
  );
}
