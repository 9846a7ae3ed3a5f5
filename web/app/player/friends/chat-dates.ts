import { addDays } from "../../base/time/dates.ts";
import { plainText } from "./plain-line.ts";

/** The languages whose names of months, and words for today and yesterday, are known. */
const LANGUAGES = ["en", "de", "es", "fr", "ja", "pt", "zh-Hans", "zh-Hant"];

/** A date as a chat writes it: three numbers in an unknown order, the last perhaps missing, or a day. */
export type ChatDate = { numbers: number[] } | { day: string };

/** The order of the numbers of a date. */
export type DateOrder = "dmy" | "mdy" | "ymd";
export const ORDERS: DateOrder[] = ["dmy", "mdy", "ymd"];

const WIDTHS = ["long", "short"] as const;

/** The names of some days' months or weekdays in each language, written out and short. */
const namesOf = (part: "month" | "weekday", days: number[]) =>
  LANGUAGES.flatMap((language) =>
    WIDTHS.map((width) => {
      const format = new Intl.DateTimeFormat(language, { [part]: width, timeZone: "UTC" });
      return days.map((day) => nameKey(format.format(day)));
    }),
  );

const nameKey = (name: string) => plainText(name).toLowerCase().replace(".", "");

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place);

const months = new Map(
  namesOf(
    "month",
    upTo(12).map((month) => Date.UTC(2026, month)),
  ).flatMap((names) => names.map((name, place): [string, number] => [name, place + 1])),
);

const weekdays = namesOf(
  "weekday",
  upTo(7).map((day) => Date.UTC(2026, 0, day)),
).flat();

/** The words for today and yesterday, each with the days that have passed. */
const relative = new Map(
  LANGUAGES.flatMap((language) => {
    const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
    return [0, 1].map((passed): [string, number] => [
      plainText(format.format(-passed, "day")).toLowerCase(),
      passed,
    ]);
  }),
);

const NUMBERS = "\\d{1,4} ?[./\\-年] ?\\d{1,2}(?: ?[./\\-月] ?\\d{1,4})?[.日]?";
const NAMED =
  "\\p{L}{3,10}\\.? \\d{1,2},? \\d{4}|\\d{1,2}\\.? (?:de )?\\p{L}{3,10}\\.? (?:de )?\\d{4}";
const RELATIVE = [...relative.keys()].join("|");

/** A regular expression of a date, perhaps after a day of the week. */
export const DATE = `(?:(?:${[...new Set(weekdays)].join("|")})\\.?,? )?(?:${NUMBERS}|${NAMED}|${RELATIVE})`;

const PARTS = /(\d{1,4}) ?[./\-年] ?(\d{1,2})(?: ?[./\-月] ?(\d{1,4}))?/u;
const WITH_NAME =
  /(?:(\p{L}{3,10})\.? (\d{1,2}),? (\d{4}))|(\d{1,2})\.? (?:de )?(\p{L}{3,10})\.? (?:de )?(\d{4})/u;
const WORDS = new RegExp(`(?:^|[^\\p{L}])(${RELATIVE})`, "iu");

/**
 * The date in the stamp of a message; null if there is none.
 *
 * @param today such as 2026-11-21
 */
export function dateIn(stamp: string, today: string): ChatDate | null {
  const [, a, b, c] = PARTS.exec(stamp) ?? [];
  if (a) return { numbers: [a, b, c].filter(Boolean).map(Number) };
  const [, month, date, year, dateFirst, monthLater, yearLater] = WITH_NAME.exec(stamp) ?? [];
  const number = months.get(nameKey(month ?? monthLater ?? ""));
  if (number)
    return { day: dayFrom(Number(year ?? yearLater), number, Number(date ?? dateFirst)) ?? "" };
  const passed = relative.get(WORDS.exec(stamp)?.[1]?.toLowerCase() ?? "");
  return passed === undefined ? null : { day: addDays(today, -passed) };
}

/** A day; null if there is no such day. */
function dayFrom(year: number, month: number, date: number) {
  const full = year < 100 ? 2000 + year : year;
  const text = [`${full}`.padStart(4, "0"), month, date]
    .map((part) => `${part}`.padStart(2, "0"))
    .join("-");
  return addDays(text, 0) === text ? text : null;
}

/** The day of a date; null if it is none in this order, or in the future. */
export function dayOfDate(date: ChatDate, order: DateOrder, today: string) {
  if ("day" in date) return date.day || null;
  const [a = 0, b = 0, c] = date.numbers;
  const latest = addDays(today, 1);
  if (c === undefined) {
    const [month, day] = order === "dmy" ? [b, a] : [a, b];
    const year = Number(today.slice(0, 4));
    const found = dayFrom(year, month, day);
    return found && found > latest ? dayFrom(year - 1, month, day) : found;
  }
  const first = a > 99 ? "ymd" : order;
  const found =
    first === "ymd" ? dayFrom(a, b, c) : first === "dmy" ? dayFrom(c, b, a) : dayFrom(c, a, b);
  return found && found <= latest ? found : null;
}

/**
 * The order in which a chat writes its dates: the one in which the fewest dates are impossible or
 * earlier than the date before.
 *
 * @param usual the order of the player's region, which decides if others are as good
 */
export function orderOf(dates: ChatDate[], usual: DateOrder, today: string): DateOrder {
  const faults = (order: DateOrder) => {
    let count = 0;
    let before = "";
    for (const date of dates) {
      const day = dayOfDate(date, order, today);
      if (!day || day < before) count += 1;
      if (day) before = day;
    }
    return count;
  };
  const all = [usual, ...ORDERS.filter((order) => order !== usual)].map((order) => ({
    order,
    count: faults(order),
  }));
  return all.reduce((best, each) => (each.count < best.count ? each : best)).order;
}
