import { dayOf } from "../core/day.js";
import { operatorsOf } from "../core/puzzle.js";

/** @import { CardNumber } from "../../engine/contract.d.ts" */
/** @import { Posed } from "../core/puzzle.js" */

/**
 * One hand played.
 *
 * @typedef {object} Played
 * @property {string} id
 * @property {number} at when it ended, in milliseconds since 1970
 * @property {string} mode by its name; one of a newer version is kept
 * @property {CardNumber[]} numbers
 * @property {string} target
 * @property {"solved" | "none" | "shown" | "left"} result `none`: rightly said that there is no
 *   solution; `shown`: looked at the solutions first; `left`: went on without an answer
 * @property {number} milliseconds spent on it
 * @property {number} hints how many were taken
 * @property {number} wrong how many wrong answers were given
 * @property {"type" | "combine" | null} input the input method of the answer
 * @property {string | null} text the answer
 * @property {string | null} level from Python, as are score and technique; null where not rated
 * @property {number | null} score
 * @property {{code: string, params: Record<string, unknown>} | null} technique
 * @property {string | null} date of a hand of the day, such as 2026-11-21
 * @property {boolean} rated whether the player wanted it to count for the strength, and it could
 * @property {string} [challenge] of a hand of a challenge: which one, and its place there
 * @property {string} [operators] those that were allowed, if not all
 * @property {string} [localDate] the player's date when it ended, which stays when the time zone changes
 */

/** @param {Played} hand */
export const isEnded = ({ result }) => result !== "left";

/** @param {Played} hand */
export const isSolved = ({ result }) => result === "solved" || result === "none";

/**
 * The same for all orders of the same cards.
 *
 * @param {CardNumber[]} numbers
 */
export const nameOf = (numbers) => [...numbers].sort().join();

/**
 * The same for all orders of the same cards, with one target and the same operators.
 *
 * @param {Posed} hand
 */
export const handName = (hand) =>
  [nameOf(hand.numbers), hand.target, operatorsOf(hand).operators].join(" ");

/**
 * @param {CardNumber[]} a
 * @param {CardNumber[]} b
 */
export const sameNumbers = (a, b) => nameOf(a) === nameOf(b);

/**
 * The player's date when a hand ended; of an old record, the date in the time zone of today.
 *
 * @param {Played} hand
 */
export const datePlayed = ({ at, localDate }) => localDate ?? dayOf(at);

/**
 * Whether a hand of the day is from the time when records had no local date.
 *
 * @param {Played} hand
 */
export const lacksLocalDate = ({ date, localDate }) => Boolean(date) && localDate === undefined;
