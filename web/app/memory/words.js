import { keyOf, locale, t } from "../i18n.js";

/**
 * A stretch of time as on a clock, such as 0:07 or 1:02:45.
 *
 * @param {number | null} milliseconds
 */
export function clock(milliseconds) {
  if (milliseconds === null) return "–";
  const seconds = Math.round(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = hours ? [hours, minutes, seconds % 60] : [minutes, seconds % 60];
  return parts.map((part, place) => (place ? String(part).padStart(2, "0") : part)).join(":");
}

/**
 * @param {Date | number} date
 * @param {Intl.DateTimeFormatOptions} style
 */
export const dated = (date, style) => new Intl.DateTimeFormat(locale.value, style).format(date);

/**
 * A day and the time of it; the year where it is not this one.
 *
 * @param {number} at
 */
export function moment(at) {
  const then = new Date(at);
  const year = then.getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  return dated(then, { month: "short", day: "numeric", hour: "numeric", minute: "2-digit", year });
}

/** @param {string} code */
export const techniqueName = (code) =>
  t(keyOf(`stats.technique.${code}`) ?? "stats.technique.other");

/** @param {string} code */
export const levelName = (code) => t(keyOf(`level.${code}`) ?? "stats.technique.other");
