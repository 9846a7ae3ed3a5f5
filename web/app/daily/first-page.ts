import { effect } from "@preact/signals";
import { dayOf } from "../core/day.ts";
import { href } from "../core/router.ts";
import { settings } from "../core/settings.ts";
import { loadFields, save } from "../core/storage.ts";
import { historyLoaded, withoutHistory } from "../history/history.ts";
import { firstPlayed, isDone } from "./daily.ts";
import { today } from "./today.ts";

/**
 * On which date a hand of the day was first played, and the last day that is done. Kept apart from the
 * history, which is known only after the first page is chosen.
 */
const KEY = "twentyfour:daily";

/**
 * Opens the hands of the day where the address names no page, for a player who has played some on an
 * earlier date and not yet all of today's.
 */
export function openOnDaily() {
  if (settings.peek().start !== "daily" || !/^#?\/?$/.test(location.hash)) return;
  const { first, done } = loadFields(KEY);
  const date = dayOf();
  const isKnown = typeof first === "string" && first < date && done !== date;
  if (isKnown) history.replaceState(null, "", href("daily"));
}

/** Notes what the next start of the page needs to know. */
export async function followDailyPlayed() {
  await historyLoaded;
  effect(() => {
    const [date, first] = [today.value, firstPlayed.value];
    const done = isDone(date) ? date : null;
    if (withoutHistory.value) return;
    save(KEY, first === null ? null : { first: first < date ? first : date, done });
  });
}
