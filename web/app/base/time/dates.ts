import { dayOf } from "./day.ts";

/** Days are strings such as 2026-11-21, in the player's time zone. */

/** The first day with hands. */
export const FIRST_DAY = "2026-01-01";

const DAY = 24 * 60 * 60 * 1000;

/** Whether a text is a day that has hands and is not in the future. */
export function isDay(text: string) {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < FIRST_DAY || text > dayOf()) return false;
  return addDays(text, 0) === text;
}

/** The number of a day, counted from 1 for the first day with hands. */
export const numberOf = (day: string) => Math.round((noon(day) - noon(FIRST_DAY)) / DAY) + 1;

const noon = (day: string) => Date.parse(`${day}T12:00Z`);

/**
 * The day that is `count` days later, or earlier if negative; empty if its year does not have four
 * digits.
 */
export function addDays(day: string, count: number) {
  const time = noon(day) + count * DAY;
  const text = Number.isNaN(time) ? "" : new Date(time).toISOString();
  return /^\d{4}-/.test(text) ? text.slice(0, 10) : "";
}

/**
 * The same day of another month, or its last day if that month is shorter; empty if its year does
 * not have four digits.
 */
export function addMonths(day: string, count: number) {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const months = year * 12 + month - 1 + count;
  const first = `${padded(Math.floor(months / 12), 4)}-${padded((months % 12) + 1, 2)}-01`;
  return addDays(first, Math.min(date, lengthOf(first)) - 1);
}

const padded = (number: number, length: number) => String(number).padStart(length, "0");

/**
 * The number of days in a day's month. Uses a year from 2000 on, because the calendar repeats after
 * 400 years and `Date` misreads the years 0 to 99.
 */
function lengthOf(day: string) {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

/**
 * The weeks of a day's month; days of other months are null.
 *
 * @param firstWeekday 1 for Monday to 7 for Sunday
 */
export function weeksOf(day: string, firstWeekday: number) {
  const first = `${day.slice(0, 7)}-01`;
  const length = lengthOf(first);
  const weeks = [];
  for (let start = -((weekdayOf(first) - firstWeekday + 7) % 7); start < length; start += 7) {
    weeks.push(
      Array.from({ length: 7 }, (_, place) => {
        const count = start + place;
        return count >= 0 && count < length ? addDays(first, count) : null;
      }),
    );
  }
  return weeks;
}

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string) => new Date(noon(day)).getUTCDay() || 7;

/** Formats a day in words. */
export const inWords = (day: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(noon(day));
