import { clockTime } from "../core/duration.js";
import { formatTag, keyOf, t } from "../core/i18n.js";

/** @import { Column } from "./summary.js" */

/** The formats of dates by language and style, of which there are few; each takes long to make. */
const formats = /** @type {Map<string, Intl.DateTimeFormat>} */ (new Map());

/**
 * @param {Date | number} date
 * @param {Intl.DateTimeFormatOptions} style
 */
export function dated(date, style) {
  const name = `${formatTag.value} ${JSON.stringify(style)}`;
  const format = formats.get(name) ?? new Intl.DateTimeFormat(formatTag.value, style);
  formats.set(name, format);
  return format.format(date);
}

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

/**
 * Columns of times as bars, with the words between them.
 *
 * @param {Column[]} columns
 */
export function timeColumns(columns) {
  const bars = columns.map(({ from, to, count }) => ({
    name:
      to === null
        ? t("stats.times.over", { from: clockTime(from * 1000) })
        : t("stats.times.between", { from: clockTime(from * 1000), to: clockTime(to * 1000) }),
    value: count,
  }));
  return { bars, bounds: columns.slice(1).map(({ from }) => clockTime(from * 1000)) };
}
