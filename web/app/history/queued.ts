import { signal } from "@preact/signals";
import { withSuits } from "../core/cards.js";
import { puzzleOf } from "../core/puzzle.js";
import { noteReviewed } from "./reviewed.js";

/** @import { Played } from "./played.js" */

/** @typedef {{hands: Played[], total: number}} Queue what is left of it, and how long it was */

/** The hands that are gone over one after the other. */
export const queue = signal(/** @type {Queue} */ ({ hands: [], total: 0 }));

/** @param {Played[]} hands */
export function beginQueue(hands) {
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
