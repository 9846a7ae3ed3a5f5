import { effect } from "@preact/signals";
import { today } from "../base/time/today.ts";
import { endedCount, firstPlayed, LEVELS } from "../play/modes/daily/daily.ts";
import { isInstalled } from "../player/backup/apple-home.ts";
import { historyLoaded } from "../player/history/history.ts";

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
