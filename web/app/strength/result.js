import { isSolved } from "../history/played.js";

/** @import { Played } from "../history/played.js" */

/** The seconds that it takes to enter an answer; the rest is thinking. */
const ENTRY = 3;

/** The seconds of thinking that make half a win. */
const PAR = 20;

/** Each hint, and each wrong answer, multiplies the time by this. */
const HINT = 2;
const WRONG = 1.25;

/**
 * The result of a hand: 1 for an answer at once, one half at par, towards 0 the longer it took, and
 * 0 for a hand given up. Ten times the time is the ratio of wins of 800 points.
 *
 * @param {Played} hand
 */
export function resultOf(hand) {
  if (!isSolved(hand)) return 0;
  const thought = Math.max(0.5, hand.milliseconds / 1000 - ENTRY);
  const counted = thought * HINT ** hand.hints * WRONG ** hand.wrong;
  return 1 / (1 + (counted / PAR) ** 2);
}
