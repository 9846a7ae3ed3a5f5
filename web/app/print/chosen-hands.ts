import { ask } from "../core/engine.js";
import { DEFAULT_TARGET } from "../core/hand-query.js";
import { isRestricted } from "../core/puzzle.js";
import { playedHands } from "../history/history.js";
import { nameOf } from "../history/played.js";
import { handsToReview } from "../sitting/queue.js";
import { MOST_HANDS } from "./hand-list.js";

/** @import { PathCode } from "../../engine/contract.d.ts" */
/** @import { ListedHand } from "./hand-list.js" */

/** How many lessons are asked for hands of a technique: those of a rare one come again. */
const MOST_LESSONS = 12;
const SEEDS = 36 ** 6;

/**
 * Hands of the history for 24 by all operators that have a solution, the latest first.
 *
 * @param {"missed" | "all"} reason
 * @returns {ListedHand[]}
 */
export function handsOfHistory(reason) {
  return handsToReview(playedHands.value, { reason, span: "ever" }, Date.now())
    .filter((hand) => hand.target === DEFAULT_TARGET && !isRestricted(hand) && hand.technique)
    .slice(-MOST_HANDS)
    .reverse()
    .map(({ numbers, target }) => ({ numbers, target }));
}

/**
 * Different hands that are solved by a technique, from its lessons; fewer where it has fewer.
 *
 * @param {PathCode} code
 * @param {number} count
 * @returns {Promise<ListedHand[]>}
 */
export async function handsOfTechnique(code, count) {
  /** @type {Map<string, ListedHand>} */
  const found = new Map();
  for (let lessons = 0; found.size < count && lessons < MOST_LESSONS; lessons++) {
    const { hands } = await ask("lesson", { code, seed: Math.floor(Math.random() * SEEDS) });
    for (const { hand } of hands) {
      const { numbers, target } = hand;
      found.set(nameOf(numbers), { numbers, target });
    }
  }
  return [...found.values()].slice(0, count);
}
