import { go } from "../../../base/address/router.ts";
import { noResult } from "../../../base/python/engine.ts";
import { dayOf } from "../../../base/time/day.ts";
import { lazy, Nothing } from "../../../base/ui/lazy.tsx";
import { t } from "../../../base/words/i18n.ts";
import { sameNumbers } from "../../../table/hand/played.ts";
import { rulesOf } from "../../../table/hand/rules.ts";
import type { Table } from "../../game/stage/table.ts";
import { type Mode, playAs } from "../../mode.ts";
import { partsOf } from "../../parts.ts";
import { handsOf, isDone, openAfter, standingOf } from "./daily.ts";
import { isDay } from "./daily-dates.ts";
import { DailyMark } from "./daily-mark.tsx";

const parts = partsOf("daily");
const Name = lazy(
  async () => (await parts()).Name,
  () => t("mode.daily"),
  Nothing,
);
const NextButton = lazy(async () => (await parts()).NextButton, Nothing, Nothing);
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
    Mark: DailyMark,
  },
  begin: () => go("daily"),

  read({ daily: date = "" }) {
    if (!isDay(date)) return null;
    return playAs({
      recordFields: { mode: "daily", series: date },
      next: ({ table }) => layNext(date, table),
      rules: rulesOf({ pace: "once", stream: false, claims: false }),
      leveled: false,
      isOver: () => isDone(date),
      words: { closing: async () => (await parts()).dayWords(date) },
      mayReveal: (numbers) => date < dayOf() || standingOf(date, numbers).result !== "open",
      spent(numbers) {
        const { result, milliseconds } = standingOf(date, numbers);
        return result === "open" ? milliseconds : 0;
      },
      parts: { Name, NextButton, EndPanel },
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
async function layNext(day: string, table: Table) {
  const { hash } = location;
  const open = await openAfter(day, table.hand.peek().numbers).catch(noResult);
  if (location.hash !== hash) return;
  if (open) table.open(open, { daily: day });
  else go("daily", { date: day });
}
