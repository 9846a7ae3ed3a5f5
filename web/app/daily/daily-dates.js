import { dayOf } from "../core/day.js";

/** Days are texts such as 2026-11-21, in the player's time zone. */

/** The first day that has hands. */
export const FIRST_DAY = "2026-01-01";

const DAY = 24 * 60 * 60 * 1000;

/**
 * @param {number} year
 * @param {number} month from 1; 0 and 13 are those before and after
 * @param {number} day
 */
const dayFrom = (year, month, day) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/**
 * Whether a text is a day that has hands and is not in the future.
 *
 * @param {string} text
 */
export function isDay(text) {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < FIRST_DAY || text > dayOf()) return false;
  return addDays(text, 0) === text;
}

/**
 * The number of a day: 1 for the first one that has hands.
 *
 * @param {string} day
 */
export const numberOf = (day) => Math.round((noon(day) - noon(FIRST_DAY)) / DAY) + 1;

/** @param {string} day */
const noon = (day) => Date.parse(`${day}T12:00Z`);

/**
 * @param {string} day
 * @param {number} count
 */
export function addDays(day, count) {
  const time = noon(day) + count * DAY;
  return Number.isNaN(time) ? "" : new Date(time).toISOString().slice(0, 10);
}

/**
 * The same day of another month; the last one where that month is shorter.
 *
 * @param {string} day
 * @param {number} count
 */
export function addMonths(day, count) {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = dayFrom(year, month + count + 1, 0);
  const wanted = `${last.slice(0, 8)}${String(date).padStart(2, "0")}`;
  return wanted < last ? wanted : last;
}

/**
 * The weeks of a day's month; days of other months are null.
 *
 * @param {string} day
 * @param {number} firstWeekday 1 for Monday to 7 for Sunday
 */
export function weeksOf(day, firstWeekday) {
  const month = day.slice(0, 7);
  const before = (weekdayOf(`${month}-01`) - firstWeekday + 7) % 7;
  const weeks = [];
  for (let monday = addDays(`${month}-01`, -before); monday.slice(0, 7) <= month; ) {
    const week = Array.from({ length: 7 }, (_, place) => addDays(monday, place));
    weeks.push(week.map((each) => (each.startsWith(month) ? each : null)));
    monday = addDays(monday, 7);
  }
  return weeks;
}

/**
 * 1 for Monday to 7 for Sunday.
 *
 * @param {string} day
 */
export const weekdayOf = (day) => new Date(noon(day)).getUTCDay() || 7;

/**
 * A day in words.
 *
 * @param {string} day
 * @param {string} locale
 * @param {Intl.DateTimeFormatOptions} options
 */
export const inWords = (day, locale, options) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(noon(day));
