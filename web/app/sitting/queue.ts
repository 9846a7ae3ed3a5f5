import { handName, isEnded } from "../history/played.js";
import { isLoose } from "../modes/modes.js";
import { isSlow, usualTime } from "./advice.js";
import { lastSitting } from "./sitting.js";

/** @import { Played } from "../history/played.js" */

const WEEK = 7 * 86_400_000;

/** Which hands are gone over again, and of which time, or of a technique by its code. */
export const REASONS = /** @type {const} */ (["missed", "hinted", "slow", "all"]);
export const SPANS = /** @type {const} */ (["sitting", "week", "ever"]);

/** @typedef {typeof REASONS[number]} Reason */
/** @typedef {{reason: Reason, span: typeof SPANS[number], technique?: string}} Wanted */

/**
 * Why a hand would be gone over; null for one that was solved without any trouble.
 *
 * @param {Played} hand
 * @param {number | null} usual the usual time of its level
 * @returns {Exclude<Reason, "all"> | null}
 */
export function reasonFor(hand, usual) {
  const { result, hints, wrong, milliseconds } = hand;
  if (result === "shown" || (result === "left" && hints + wrong > 0)) return "missed";
  if (!isEnded(hand)) return null;
  if (hints > 0) return "hinted";
  return isSlow(milliseconds, usual) ? "slow" : null;
}

/**
 * The hands to go over, each once, as it was played last; the oldest first.
 *
 * @param {readonly Played[]} hands oldest first
 * @param {Wanted} wanted
 * @param {number} now
 */
export function handsToReview(hands, { reason, span, technique }, now) {
  const since = span === "week" ? now - WEEK : 0;
  const within = span === "sitting" ? lastSitting(hands) : hands.filter(({ at }) => at >= since);
  const usual = new Map();
  const last = new Map(within.map((hand) => [handName(hand), hand]));
  return [...last.values()].filter((hand) => {
    if (isLoose(hand)) return false;
    if (technique && hand.technique?.code !== technique) return false;
    if (reason === "all") return isEnded(hand);
    if (!usual.has(hand.level)) usual.set(hand.level, usualTime(hands, hand.level));
    return reasonFor(hand, usual.get(hand.level)) === reason;
  });
}
