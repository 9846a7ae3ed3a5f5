import { effect } from "@preact/signals";
import { href } from "../../../base/address/router.ts";
import { settings } from "../../../base/browser/settings.ts";
import { loadFields, save } from "../../../base/browser/storage.ts";
import { dayOf } from "../../../base/time/day.ts";
import { today } from "../../../base/time/today.ts";
import { historyLoaded, withoutHistory } from "../../../player/history/history.ts";
import { firstPlayed, isDone } from "./daily.ts";

/**
 * The date on which the player first ended a hand of a day, and the last day that is done. Stored
 * separately, because the first page is chosen before the history is loaded.
 */
const KEY = "twentyfour:daily";

/**
 * Opens the hands of the day if the address names no page. This is for players who ended a hand on
 * an earlier day and have not done all of today's hands.
 */
export function openOnDaily() {
  if (settings.peek().start !== "daily" || !/^#?\/?$/.test(location.hash)) return;
  const { first, done } = loadFields(KEY);
  const date = dayOf();
  const isKnown = typeof first === "string" && first < date && done !== date;
  if (isKnown) history.replaceState(null, "", href("daily"));
}

/** Stores what the next start of the page needs to know. */
export async function followDailyPlayed() {
  await historyLoaded;
  effect(() => {
    const [date, first] = [today.value, firstPlayed.value];
    const done = isDone(date) ? date : null;
    if (withoutHistory.value) return;
    save(KEY, first === null ? null : { first: first < date ? first : date, done });
  });
}
