import { clockTime, exactTime } from "../../base/time/duration.ts";
import { dateTag } from "../../base/words/date-tag.ts";
import { keyOf, t } from "../../base/words/i18n.ts";
import type { Column } from "./summary.ts";

/** Date formats by language and style. There are few of them, and each is slow to create. */
const formats = new Map<string, Intl.DateTimeFormat>();

export function dated(date: Date | number, style: Intl.DateTimeFormatOptions) {
  const name = `${dateTag.value} ${JSON.stringify(style)}`;
  const format = formats.get(name) ?? new Intl.DateTimeFormat(dateTag.value, style);
  formats.set(name, format);
  return format.format(date);
}

/** A date with the time of day, and with the year unless it is this year. */
export function moment(at: number) {
  const then = new Date(at);
  const year = then.getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  return dated(then, { month: "short", day: "numeric", hour: "numeric", minute: "2-digit", year });
}

/** A time of a column, to the tenth, so that all times of the column align. */
export const columnTime = (milliseconds: number | null) =>
  milliseconds === null ? "–" : exactTime(Math.max(1, Math.floor(milliseconds / 100)) * 100);

export const levelName = (code: string) =>
  t(keyOf(`level.${code}`) ?? "statistics.technique.other");

/** Counts of times as bars, with the bounds between them in words. */
export function timeColumns(columns: Column[]) {
  const bars = columns.map(({ from, to, count }) => ({
    name:
      to === null
        ? t("statistics.times.over", { from: clockTime(from * 1000) })
        : t("statistics.times.between", { from: clockTime(from * 1000), to: clockTime(to * 1000) }),
    value: count,
  }));
  return { bars, bounds: columns.slice(1).map(({ from }) => clockTime(from * 1000)) };
}
