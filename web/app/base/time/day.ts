/**
 * Years of days have four digits. A clock outside this range gives the first or the last of these
 * days.
 */
const FIRST = "0001-01-01";
const LAST = "9999-12-31";

/** The longest day: clocks are set back by an hour. */
const LONGEST = 25 * 60 * 60 * 1000;

/**
 * The date of a moment in the player's time zone, such as 2026-11-21.
 *
 * @param moment a number counts milliseconds since 1970
 */
export function dayOf(moment: number | Date = Date.now()) {
  const date = new Date(moment);
  const year = date.getFullYear();
  if (year < 1) return FIRST;
  if (year > 9999) return LAST;
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${String(year).padStart(4, "0")}-${month}-${day}`;
}

/** The milliseconds until the player's next day begins. */
export function untilTomorrow(moment: number | Date = Date.now()) {
  const midnight = new Date(moment);
  midnight.setHours(24, 0, 0, 0);
  return Math.min(midnight.getTime() - Number(moment), LONGEST) || LONGEST;
}
