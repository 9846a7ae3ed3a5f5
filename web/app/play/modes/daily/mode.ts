import { go } from "../../../base/address/router.ts";
import { noResult } from "../../../base/python/engine.ts";
import { isDay } from "../../../base/time/dates.ts";
import { dayOf } from "../../../base/time/day.ts";
import { lazy, Nothing } from "../../../base/ui/loading/lazy.tsx";
import { t } from "../../../base/words/i18n.ts";
import { sameNumbers } from "../../../table/hand/played.ts";
import { rulesOf } from "../../../table/hand/rules.ts";
import { type Dealer, type Mode, playAs } from "../../mode.ts";
import { handsOf, isDone, openAfter, standingOf } from "./daily.ts";
import { DailyMark } from "./daily-mark.tsx";

const parts = () => import("./parts.tsx");
const Name = lazy(
  async () => (await parts()).Name,
  () => t("mode.daily"),
  Nothing,
);
const EndPanel = lazy(async () => (await parts()).EndPanel);

/** The same three hands for everybody on each day. */
export const daily: Mode = {
  name: "daily",
  words: "daily",
  help: ["daily.rule", "help.squares"],
  Picture: lazy(async () => (await parts()).Picture, Nothing, Nothing),
  bests: true,
  page: {
    route: "daily",
    load: async () => (await import("./today-page.tsx")).TodayPage,
    door: "today",
    Mark: DailyMark,
  },
  begin: () => go("daily"),

  read({ daily: date = "" }) {
    if (!isDay(date)) return null;
    return playAs({
      recordFields: { mode: "daily", series: date },
      next: ({ table }) => layNext(date, table),
      onward: async ({ table }) => (await parts()).onwardOf(date, table),
      rules: rulesOf({ pace: "once", stream: false, claims: false }),
      leveled: false,
      isOver: () => isDone(date),
      words: { closing: async () => (await parts()).dayWords(date) },
      mayReveal: (numbers) => date < dayOf() || standingOf(date, numbers).result !== "open",
      spent(numbers) {
        const { result, milliseconds } = standingOf(date, numbers);
        return result === "open" ? milliseconds : 0;
      },
      parts: { Name, EndPanel },
      series: { name: "daily", query: date === dayOf() ? {} : { date } },
    });
  },

  handsOf({ name, query: { date = "" } }) {
    if (name !== "daily") return null;
    return handsOf(isDay(date) ? date : dayOf()).then((hands) =>
      hands.map(({ numbers, target }) => ({ hand: numbers.join(), target, solvable: true })),
    );
  },

  async owns({ series = "", numbers, target }) {
    const hands = await handsOf(series);
    return hands.some((hand) => hand.target === target && sameNumbers(hand.numbers, numbers));
  },
};

/**
 * Deals the next open hand of a day. Goes to the page of the day if there is none, or if the call
 * fails.
 */
async function layNext(day: string, table: Dealer) {
  const { hash } = location;
  const open = await openAfter(day, table.hand.peek().numbers).catch(noResult);
  if (location.hash !== hash) return;
  if (open) table.open(open, { daily: day });
  else go("daily", { date: day });
}
