import { effect } from "@preact/signals";
import { isInstalled } from "../core/apple-home.ts";
import { endedCount, firstPlayed, LEVELS } from "../daily/daily.ts";
import { today } from "../daily/today.ts";
import { historyLoaded } from "../history/history.ts";

/**
 * Shows on the icon of the installed app how many hands of today are open, to players who have
 * played the hands of a day.
 */
export async function followBadge() {
  if (!isInstalled() || !navigator.setAppBadge) return;
  await historyLoaded;
  effect(() => {
    const open = firstPlayed.value ? LEVELS.length - endedCount(today.value) : 0;
    const shown = open > 0 ? navigator.setAppBadge(open) : navigator.clearAppBadge();
    shown.catch(() => {}); // the system may not show badges
  });
}
