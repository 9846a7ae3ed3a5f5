import { effect } from "@preact/signals";
import { addDays } from "../base/time/dates.ts";
import { today } from "../base/time/today.ts";
import { isCounted, streakAt } from "../play/modes/daily/streak.ts";
import { canSave, historyLoaded, playedHands, withoutHistory } from "../player/history/history.ts";
import { past } from "../player/history/lost/lost-hands.ts";
import { savePast } from "../player/history/lost/past.ts";
import { changes, known, OPEN } from "../player/strength/strength.ts";

/**
 * Keeps the copy of the player's strength and streak, from now on. A history that cannot be read
 * leaves the copy as it is.
 */
export async function followPast() {
  await historyLoaded;
  effect(() => {
    if (withoutHistory.value || canSave.value === "denied" || !changes.value) return;
    const at = playedHands.value.at(-1)?.at ?? past.value?.at;
    if (at === undefined) return void savePast(null);
    const { strength = null, hands = 0, ceiling = OPEN } = known.value ?? {};
    const last = isCounted(today.value) ? today.value : addDays(today.value, -1);
    savePast({ at, strength, hands, ceiling, streak: streakAt(today.value), last });
  });
}
