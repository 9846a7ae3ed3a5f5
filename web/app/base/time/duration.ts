/** Formats a duration in whole seconds, as a clock shows it: 1:23, or 1:02:45. */
export function clockTime(milliseconds: number) {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = hours ? [hours, minutes, seconds % 60] : [minutes, seconds % 60];
  return parts.map((part, place) => (place ? String(part).padStart(2, "0") : part)).join(":");
}

/** Formats a duration to the tenth of a second: 1:23.4. */
export function exactTime(milliseconds: number) {
  const tenths = Math.round(milliseconds / 100);
  return `${clockTime(tenths * 100)}.${tenths % 10}`;
}

/** @param tenths of a second */
export const tenthsTime = (tenths: number) => exactTime(tenths * 100);

/**
 * Formats the time that a hand took: in whole seconds, below ten seconds in tenths, and never less
 * than a tenth.
 */
export function timeTaken(milliseconds: number | null) {
  if (milliseconds === null) return "–";
  if (milliseconds >= 10_000) return clockTime(milliseconds);
  return exactTime(Math.max(1, Math.floor(milliseconds / 100)) * 100);
}
