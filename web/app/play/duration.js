/**
 * A time as a clock shows it: 1:23.
 *
 * @param {number} milliseconds
 */
export function clockTime(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * A time to the tenth of a second: 1:23.4.
 *
 * @param {number} milliseconds
 */
export function exactTime(milliseconds) {
  const tenths = Math.round(milliseconds / 100);
  return `${clockTime(tenths * 100)}.${tenths % 10}`;
}
