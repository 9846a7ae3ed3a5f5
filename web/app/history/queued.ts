import { signal } from "@preact/signals";
import { withSuits } from "../core/cards.ts";
import { puzzleOf } from "../core/puzzle.ts";
import type { Played } from "./played.ts";
import { noteReviewed } from "./reviewed.ts";

/** What is left of it, and how long it was. */
type Queue = { hands: Played[]; total: number };

/** The hands that are gone over one after the other. */
export const queue = signal<Queue>({ hands: [], total: 0 });

export function beginQueue(hands: Played[]) {
  queue.value = { hands, total: hands.length };
}

/** Takes the next hand out of the queue, as a deal; null where none is left. */
export function takeQueued() {
  const [hand, ...hands] = queue.peek().hands;
  if (!hand) return null;
  queue.value = { ...queue.peek(), hands };
  const cards = withSuits(hand.numbers.map((value) => ({ value: `${value}` })));
  noteReviewed(hand, hand);
  return { cards, ...puzzleOf(hand), solvable: hand.technique !== null, dealt: false };
}
