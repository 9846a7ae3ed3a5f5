import { keyOf, locale, t } from "../core/i18n.js";

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
export const levelName = (code) => t(keyOf(`level.${code}`) ?? "stats.technique.other");
