import { isRestricted } from "../core/puzzle.js";
import { CHOICES } from "../core/settings.js";
import { handName, isSolved } from "../history/played.js";
import times from "./times.json" with { type: "json" };

/** @import { Posed } from "../core/puzzle.js" */
/** @import { Played } from "../history/played.js" */

/** The median times of the players of 4nums.com in tenths of seconds; a hand's letters are its numbers, A for 1. */
const TIMES = /** @type {Record<string, number>} */ (times);

/** A time up to this many times the median is about as fast. */
const CLOSE = 1.25;

/** How many of the last rated hands are compared. */
export const COMPARED = 30;

const CODE_BEFORE_A = 64;

/**
 * The median time that people took for a hand, in milliseconds; null where it is not known.
 *
 * @param {Posed} hand
 */
export function medianOf(hand) {
  if (hand.target !== "24" || isRestricted(hand)) return null;
  const sorted = hand.numbers.map(Number).sort((a, b) => a - b);
  const tenths = TIMES[String.fromCharCode(...sorted.map((number) => CODE_BEFORE_A + number))];
  return tenths === undefined ? null : 100 * tenths;
}

/**
 * How a hand that was solved at first sight, without a hint and without a wrong answer, compares with the
 * middle player; null where that is not known, or would not please.
 *
 * @param {readonly Played[]} hands oldest first
 * @param {string} id of the hand
 * @returns {{code: "faster" | "close", median: number} | null}
 */
export function compare(hands, id) {
  const place = hands.findLastIndex((each) => each.id === id);
  const hand = hands[place];
  const median = hand && medianOf(hand);
  if (!median || !isClean(hand) || hand.mode === "find") return null;
  const isKnown = hands.slice(0, place).some((each) => handName(each) === handName(hand));
  if (isKnown || hand.milliseconds > CLOSE * median) return null;
  return { code: hand.milliseconds < median ? "faster" : "close", median };
}

/**
 * By level, how many of the last rated hands were solved faster than by the middle player; without those
 * for which that is not known.
 *
 * @param {readonly Played[]} hands oldest first
 */
export function byLevel(hands) {
  const last = hands.filter(({ rated }) => rated).slice(-COMPARED);
  const shares = CHOICES.level.map((level) => {
    const own = last.filter((hand) => hand.level === level && medianOf(hand) !== null);
    const faster = own.filter((hand) => isClean(hand) && hand.milliseconds < (medianOf(hand) ?? 0));
    return { level, count: own.length, faster: faster.length };
  });
  return { count: last.length, shares: shares.filter(({ count }) => count > 0) };
}

/** @param {Played} hand */
const isClean = (hand) => isSolved(hand) && hand.hints + hand.wrong === 0;
