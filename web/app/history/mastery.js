import { nameOf } from "./played.js";

/** @import { Played } from "./played.js" */

/** How many different hands, solved with a technique without a hint, make it mastered. */
export const TO_MASTER = 3;

/**
 * The hands that count towards the mastery of a technique, each as it was first solved.
 *
 * @param {Played[]} hands oldest first
 * @param {string} code
 */
export function masteringHands(hands, code) {
  const known = new Set();
  return hands.filter(({ result, hints, technique, numbers, target }) => {
    if (result !== "solved" || hints > 0 || technique?.code !== code) return false;
    const name = `${nameOf(numbers)} ${target}`;
    return !known.has(name) && known.add(name);
  });
}
