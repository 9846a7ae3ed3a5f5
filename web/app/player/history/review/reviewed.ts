import { signal } from "@preact/signals";
import { withSuits } from "../../../base/cards/cards.ts";
import { type Posed, puzzleOf } from "../../../base/cards/puzzle.ts";
import { handName, type Played } from "../../../table/hand/played.ts";

/** A hand that was dealt to review another hand: the same hand, or a similar one. */
type Reviewed = { name: string; of: Played; same: boolean };

const last = signal<Reviewed | null>(null);

/** Notes that a hand is dealt to review another. */
export function noteReviewed(hand: Posed, of: Played) {
  last.value = { name: handName(hand), of, same: handName(of) === handName(hand) };
}

/** A deal of the same hand, to review it. */
export function dealAgain(hand: Played) {
  noteReviewed(hand, hand);
  const cards = withSuits(hand.numbers.map((value) => ({ value: `${value}` })));
  return { cards, ...puzzleOf(hand), solvable: hand.technique !== undefined, dealt: false };
}

/** The hand that a hand reviews, or null. */
export const reviewedBy = (hand: Posed | null) =>
  hand && last.value?.name === handName(hand) ? last.value : null;
