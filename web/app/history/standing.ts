import { isEnded } from "./played.js";

/** @import { Played } from "./played.js" */

/**
 * The result of a hand that counts once, with the sums of all rounds until it ended.
 *
 * @typedef {object} Standing
 * @property {"open" | "solved" | "shown"} result
 * @property {number} milliseconds
 * @property {number} hints
 * @property {number} wrong
 */

/**
 * @param {Played[]} rounds of one hand, oldest first
 * @returns {Standing}
 */
export function standingAfter(rounds) {
  const end = rounds.findIndex(isEnded);
  const counted = end < 0 ? rounds : rounds.slice(0, end + 1);
  /** @param {"milliseconds" | "hints" | "wrong"} what */
  const sum = (what) => counted.reduce((total, played) => total + played[what], 0);
  const last = rounds[end]?.result;
  return {
    result: last === undefined ? "open" : last === "shown" ? "shown" : "solved",
    milliseconds: sum("milliseconds"),
    hints: sum("hints"),
    wrong: sum("wrong"),
  };
}

/**
 * Whether the player has seen the hand: until then it lies face down.
 *
 * @param {Standing} standing
 */
export const isBegun = ({ result, milliseconds }) => result !== "open" || milliseconds > 0;
