import { dayOf } from "../../base/time/day.ts";

/** A day of the player's calendar, such as 2026-11-21. Weeks begin on Monday. */

/** Noon on an earlier day. A change of the clocks never moves noon to another day. */
export function daysBefore(date: Date, days: number) {
  const noon = new Date(date);
  noon.setHours(12, 0, 0, 0);
  noon.setDate(noon.getDate() - days);
  return noon;
}

/** @param date days since Monday */
export const weekday = (date: Date) => (date.getDay() + 6) % 7;

/**
 * The present and the longest row of days. The present row ends today, or yesterday if today may
 * still be added.
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
