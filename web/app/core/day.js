/**
 * The day of a moment in the player's time zone, such as 2026-11-21.
 *
 * @param {number | Date} [moment] a number counts milliseconds since 1970
 */
export function dayOf(moment = Date.now()) {
  const date = new Date(moment);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/**
 * The milliseconds until the next day of the player's begins.
 *
 * @param {number | Date} [moment]
 */
export function untilTomorrow(moment = Date.now()) {
  const date = new Date(moment);
  const midnight = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1);
  return midnight.getTime() - date.getTime();
}
