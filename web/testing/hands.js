import { dayOf } from "../app/base/time/day.ts";

/** @import { Played } from "../app/table/hand/played.ts" */

/** @typedef {{ [Name in keyof Played]?: Played[Name] | undefined }} Some fields of a record */

/** The present in these histories: the evening of 21 November 2026, in UTC. */
export const NOW = Date.UTC(2026, 10, 21, 18, 30);

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

let count = 0;

/**
 * A hand that was just solved in 12 seconds, unless `other` says otherwise. An undefined field is
 * absent.
 *
 * @param {Some} [other]
 * @returns {Played}
 */
export function hand(other = {}) {
  count += 1;
  const all = {
    id: `hand-${count}`,
    at: NOW,
    localDate: dayOf(other.at ?? NOW),
    mode: "endless",
    numbers: [3, 3, 8, 8],
    target: "24",
    result: "solved",
    milliseconds: 12_000,
    hints: 0,
    wrong: 0,
    input: "type",
    text: "8/(3-8/3)",
    level: "expert",
    score: 91.5,
    technique: { code: "fraction-divide", params: {} },
    rated: false,
    ...other,
  };
  const present = Object.entries(all).filter(([, value]) => value !== undefined);
  return /** @type {Played} */ (Object.fromEntries(present));
}

/**
 * Sets the time zone for the following tests of the file.
 *
 * @param {string} name such as Europe/Berlin
 */
export function liveIn(name) {
  process.env.TZ = name;
}

/** The hands of any day. */
export const THREE = [
  [1, 2, 3, 4],
  [3, 3, 8, 8],
  [5, 5, 5, 1],
];

/**
 * A hand of the day, played on its own day.
 *
 * @param {string} date
 * @param {number} place
 * @param {Partial<Played>} [other]
 */
export function daily(date, place, other = {}) {
  const numbers = THREE[place] ?? [];
  return hand({ mode: "daily", series: date, numbers, at: Date.parse(`${date}T12:00Z`), ...other });
}
