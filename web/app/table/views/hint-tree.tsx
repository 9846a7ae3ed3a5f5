import type { HintCode } from "../../../engine/contract.d.ts";
import { dealtCards } from "../../base/cards/cards.ts";
import { branchOf, resultsOf } from "../../base/ui/tree/branch.ts";
import { type Lit, Tree } from "../../base/ui/tree/tree.tsx";
import type { HandTable } from "../playing/hand-table.ts";

/** What each hint tells of the plainest solution: which of its results, and how much of it. */
const TOLD: Partial<Record<HintCode, { result: 0 | -1; shows: Lit["shows"] }>> = {
  pair: { result: 0, shows: "pair" },
  step: { result: 0, shows: "value" },
  "first-step": { result: 0, shows: "value" },
  "last-operator": { result: -1, shows: "sign" },
  "last-step": { result: -1, shows: "value" },
};

/** The last hint as a picture: the tree of a solution, in which what the hint tells lights up. */
export function HintTree({
  game: { coach, combining, input, table },
}: {
  game: Pick<HandTable, "coach" | "combining" | "input" | "table">;
}) {
  const hints = coach.advice.value?.hints;
  const shown = coach.hints.value.at(-1)?.code;
  const expression = hints?.find(({ code }) => code === "solution")?.expression;
  const told = shown && TOLD[shown];
  if (!expression || !(told || shown === "solution")) return null;
  const combined = input.value === "combine" ? combining.remaining.value : [];
  const cards = combined.length
    ? combined.map(({ card, value }) => card ?? { value })
    : dealtCards(table.hand.value.cards);
  const root = branchOf(expression, cards);
  const branch = told && resultsOf(root).at(told.result);
  return (
    <div class="picture-in-words">
      <Tree roots={[root]} {...(branch && { lit: { branch, shows: told.shows } })} />
    </div>
  );
}
