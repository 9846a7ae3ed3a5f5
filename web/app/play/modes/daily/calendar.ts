import { inWords } from "../../../base/time/dates.ts";
import { dateTag } from "../../../base/words/date-tag.ts";
import { t } from "../../../base/words/i18n.ts";
import { endedCount, endedOn } from "./daily.ts";

/** Regions whose weeks start on Sunday, for browsers that do not report it. */
const SUNDAY_FIRST = ["US", "CA", "MX", "BR", "IN", "JP", "KR", "IL", "TW", "HK"];

/** A day in words, and how many of its hands were played. */
export const dayName = (day: string) =>
  t("daily.day", {
    day: inWords(day, dateTag.value, { dateStyle: "full" }),
    count: endedCount(day),
  });

/** How many hands of a day the player has solved. */
export const solvedCount = (day: string) =>
  [...(endedOn.value.get(day)?.values() ?? [])].filter(({ result }) => result === "solved").length;

/** The first day of the week in the player's region: 1 for Monday to 7 for Sunday. */
export function firstWeekday() {
  const place = home();
  const known = place.getWeekInfo?.().firstDay;
  return known ?? (SUNDAY_FIRST.includes(place.maximize().region ?? "") ? 7 : 1);
}

/** The player's language and region. WebKit can report an invalid language, such as "C". */
function home(): Intl.Locale & { getWeekInfo?: () => { firstDay: number } } {
  try {
    return new Intl.Locale(navigator.language);
  } catch {
    return new Intl.Locale("en");
  }
}
