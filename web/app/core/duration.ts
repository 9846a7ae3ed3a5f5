/**
 * A time in whole seconds, as a clock shows it: 1:23, or 1:02:45.
 *
 * @param {number} milliseconds
 */
export function clockTime(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = hours ? [hours, minutes, seconds % 60] : [minutes, seconds % 60];
  return parts.map((part, place) => (place ? String(part).padStart(2, "0") : part)).join(":");
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

/** @param {number} tenths of a second */
export const tenthsTime = (tenths) => exactTime(tenths * 100);

/**
 * A time that was taken: as the clock showed it, below ten seconds with the tenths, and at least a
 * tenth.
 *
 * @param {number | null} milliseconds
 */
export function timeTaken(milliseconds) {
  if (milliseconds === null) return "–";
  if (milliseconds >= 10_000) return clockTime(milliseconds);
  return exactTime(Math.max(1, Math.floor(milliseconds / 100)) * 100);
}
