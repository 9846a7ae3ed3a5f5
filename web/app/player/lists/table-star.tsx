import { useEffect } from "preact/hooks";
import { puzzleOf } from "../../base/cards/puzzle.ts";
import { listenToLetter } from "../../base/ui/input/letter-key.ts";
import type { HandTable } from "../../table/playing/hand-table.ts";
import { pressStar, Star } from "./star.tsx";

/** The star of the hand on the table, which B presses too. */
export function TableStar({ game: { table } }: { game: Pick<HandTable, "table"> }) {
  useEffect(
    () =>
      listenToLetter("b", () => {
        const hand = puzzleOf(table.hand.peek());
        if (hand) pressStar(hand);
        return hand !== null;
      }),
    [],
  );
  const hand = puzzleOf(table.hand.value);
  return hand && <Star hand={hand} />;
}
