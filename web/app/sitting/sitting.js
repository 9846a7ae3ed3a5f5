import { dayOf } from "../core/day.js";
import { datePlayed, isEnded, isSolved, nameOf } from "../history/played.js";
import { isCompared } from "../modes/modes.js";

/** @import { Played } from "../history/played.js" */

/** A longer pause, in milliseconds, ends a sitting. */
const PAUSE = 30 * 60_000;

/** How many hands a summary covers. */
export const HANDS = 10;

/**
 * Whether a hand was given up: its solutions were looked at, or it was left after something was
 * tried.
 *
 * @param {Played} hand
 */
const isLost = ({ result, rated, hints, wrong }) =>
  result === "shown" || (result === "left" && (rated || hints + wrong > 0));

/** @param {Played} hand */
const counts = (hand) => isEnded(hand) || isLost(hand);

/**
 * The hands that were played since the last long pause, oldest first; without those that were only
 * looked at.
 *
 * @param {readonly Played[]} hands oldest first
 */
export function lastSitting(hands) {
  const played = hands.filter(counts);
  const pause = played.findLastIndex(
    ({ at, milliseconds }, place) => at - milliseconds - (played[place - 1]?.at ?? 0) > PAUSE,
  );
  return played.slice(Math.max(0, pause));
}

/**
 * How many of the last hands were solved one after the other, and how many hands were solved today.
 *
 * @param {readonly Played[]} hands oldest first
 * @param {number} now
 */
export function tally(hands, now) {
  const today = dayOf(now);
  const sitting = lastSitting(hands);
  return {
    inRow: sitting.length - 1 - sitting.findLastIndex(isLost),
    today: hands.filter((hand) => isSolved(hand) && datePlayed(hand) === today).length,
  };
}

/**
 * The best times by level: of hands that were solved at the first sight of their cards, without
 * hints.
 *
 * @param {readonly Played[]} hands oldest first
 */
export function bestTimes(hands) {
  const seen = new Set();
  const best = /** @type {Map<string, number>} */ (new Map());
  for (const hand of hands) {
    const name = `${nameOf(hand.numbers)} ${hand.target}`;
    const isFirst = !seen.has(name);
    seen.add(name);
    if (!hand.level || !isFirst || !isBestable(hand)) continue;
    const before = best.get(hand.level) ?? Number.POSITIVE_INFINITY;
    best.set(hand.level, Math.min(before, hand.milliseconds));
  }
  return best;
}

/** @param {Played} hand */
const isBestable = (hand) => isSolved(hand) && isCompared(hand) && hand.hints === 0;

/**
 * The last ten hands of a sitting that has just come to ten hands, twenty, and so on; else null.
 *
 * @param {readonly Played[]} hands oldest first
 * @param {number} now
 */
export function lastTen(hands, now) {
  const sitting = lastSitting(hands);
  const last = sitting.at(-1);
  if (!last || sitting.length % HANDS !== 0 || now - last.at > PAUSE) return null;
  return sitting.slice(-HANDS);
}

/**
 * How the time of a hand compares with those of its level before: `best`, `first` of its level, or
 * null. Only for hands solved at the first sight of their cards, without hints.
 *
 * @param {readonly Played[]} hands oldest first
 * @param {string} id of the hand
 * @returns {"best" | "first" | null}
 */
export function standing(hands, id) {
  const place = hands.findLastIndex((each) => each.id === id);
  const hand = hands[place];
  if (!hand?.level || !isBestable(hand)) return null;
  const before = hands.slice(0, place);
  const name = nameOf(hand.numbers);
  if (before.some((each) => each.target === hand.target && nameOf(each.numbers) === name)) {
    return null;
  }
  const best = bestTimes(before).get(hand.level);
  if (best === undefined) return "first";
  return hand.milliseconds < best ? "best" : null;
}
