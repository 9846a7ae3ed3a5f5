import { isSolved } from "../history/played.js";

/** @import { Played } from "../history/played.js" */

/** To enter an answer takes so many seconds, which are no thought. */
const ENTRY = 3;

/** Thought of so many seconds is half a win. */
const PAR = 20;

/** So much longer a hand counts to have taken for each hint, and for each wrong answer. */
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
