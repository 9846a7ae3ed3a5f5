import { dayOf } from "../core/day.ts";

/** A day of the player's own calendar, such as 2026-11-21; a week begins on a Monday. */

/** Noon some days before a date; at noon no clock is put back over midnight. */
export function daysBefore(date: Date, days: number) {
  const noon = new Date(date);
  noon.setHours(12, 0, 0, 0);
  noon.setDate(noon.getDate() - days);
  return noon;
}

/** @param date days since Monday */
export const weekday = (date: Date) => (date.getDay() + 6) % 7;

/**
 * How many days in a row there are up to today, or to yesterday as long as today may still be
 * added, and at best.
 */
export function streaks(days: ReadonlyMap<string, unknown>, today: Date) {
  const current = run(days, days.has(dayOf(today)) ? today : daysBefore(today, 1));
  const dates = [...days.keys()].map((day) => new Date(`${day}T12:00`));
  const ends = dates.filter((date) => !days.has(dayOf(daysBefore(date, -1))));
  return { current, best: Math.max(0, ...ends.map((end) => run(days, end))) };
}

function run(days: ReadonlyMap<string, unknown>, end: Date) {
  let length = 0;
  while (length < days.size && days.has(dayOf(daysBefore(end, length)))) length += 1;
  return length;
}
