import { clockTime } from "../core/duration.ts";
import { formatTag, keyOf, t } from "../core/i18n.ts";
import type { Column } from "./summary.ts";

/** The formats of dates by language and style, of which there are few; each takes long to make. */
const formats = new Map<string, Intl.DateTimeFormat>();

export function dated(date: Date | number, style: Intl.DateTimeFormatOptions) {
  const name = `${formatTag.value} ${JSON.stringify(style)}`;
  const format = formats.get(name) ?? new Intl.DateTimeFormat(formatTag.value, style);
  formats.set(name, format);
  return format.format(date);
}

/** A day and the time of it; the year where it is not this one. */
export function moment(at: number) {
  const then = new Date(at);
  const year = then.getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  return dated(then, { month: "short", day: "numeric", hour: "numeric", minute: "2-digit", year });
}

export const levelName = (code: string) => t(keyOf(`level.${code}`) ?? "stats.technique.other");

/** Columns of times as bars, with the words between them. */
export function timeColumns(columns: Column[]) {
  const bars = columns.map(({ from, to, count }) => ({
    name:
      to === null
        ? t("stats.times.over", { from: clockTime(from * 1000) })
        : t("stats.times.between", { from: clockTime(from * 1000), to: clockTime(to * 1000) }),
    value: count,
  }));
  return { bars, bounds: columns.slice(1).map(({ from }) => clockTime(from * 1000)) };
}
