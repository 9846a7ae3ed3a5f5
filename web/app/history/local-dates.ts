import { dayOf } from "../core/day.js";
import { lacksLocalDate } from "./played.js";

/** @import { Played } from "./played.js" */

/** @typedef {(moment: number) => string} DateOf the date of a moment, such as 2026-11-21 */
/** @typedef {{at: number, date: string}} Moment of a hand of the day, and its date */

const HOUR = 3_600_000;

/** The clocks of the world are at most this far behind UTC, and ahead of it. */
const BEHIND = 12 * HOUR;
const AHEAD = 14 * HOUR;

/**
 * Hands with the local dates that old records lack: those in the time zone in which most of these
 * hands of the day were played on their day. The player's zone of now comes first.
 *
 * @param {Played[]} hands
 * @returns {Played[]}
 */
export function withLocalDates(hands) {
  const moments = hands
    .filter(lacksLocalDate)
    .map(({ at, date }) => ({ at, date: date ?? "" }))
    .filter(isPossible);
  const dateOf = bestFit(moments);
  return hands.map((hand) =>
    lacksLocalDate(hand) ? { ...hand, localDate: dateOf(hand.at) } : hand,
  );
}

/**
 * Whether there is a zone in which a hand was played on its day.
 *
 * @param {Moment} moment
 */
function isPossible({ at, date }) {
  return dateAt(at - BEHIND) <= date && date <= dateAt(at + AHEAD);
}

/** @param {number} moment */
const dateAt = (moment) => new Date(moment).toISOString().slice(0, 10);

/**
 * @param {Moment[]} moments
 * @returns {DateOf}
 */
function bestFit(moments) {
  const misfits = moments.filter(({ at, date }) => dayOf(at) !== date);
  const others = moments.filter(({ at, date }) => dayOf(at) === date);
  /** Those that need another zone come first, so that a zone which does not fit is soon given up. */
  const ordered = [...misfits, ...others];
  let best = /** @type {DateOf} */ (dayOf);
  let fewest = misfits.length;
  for (const zone of fewest ? zones() : []) {
    const dateOf = dateIn(zone);
    const count = countMisfits(ordered, dateOf, fewest);
    if (count < fewest) [best, fewest] = [dateOf, count];
    if (fewest === 0) break;
  }
  return best;
}

/**
 * @param {Moment[]} moments
 * @param {DateOf} dateOf
 * @param {number} most where counting ends
 */
function countMisfits(moments, dateOf, most) {
  let count = 0;
  for (const { at, date } of moments) {
    if (dateOf(at) !== date) count += 1;
    if (count >= most) break;
  }
  return count;
}

/** The time zones that the browser knows. */
const zones = () => Intl.supportedValuesOf?.("timeZone") ?? [];

/**
 * @param {string} timeZone
 * @returns {DateOf}
 */
function dateIn(timeZone) {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return (moment) => {
    const parts = format.formatToParts(moment);
    const part = (/** @type {string} */ type) => parts.find((each) => each.type === type)?.value;
    return `${part("year")}-${part("month")}-${part("day")}`;
  };
}
