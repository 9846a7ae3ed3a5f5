import { computed, signal } from "@preact/signals";
import { canSave, playedHands, unreadable, withoutHistory } from "./history.ts";
import { loadPast, lostPast } from "./past.ts";

/** Whether this load of the page has found that the browser lost the history. */
export const isHistoryLost = signal(false);

/** The past of the lost hands, until an imported file brings one of them back. */
export const past = computed(() => {
  const { value: lost } = lostPast;
  return lost && isAfter(lost.at) ? lost : null;
});

/** Whether all hands of the history are later than a moment. */
const isAfter = (moment: number) => (playedHands.value[0]?.at ?? Number.POSITIVE_INFINITY) > moment;

/** Compares the loaded history with the stored copy, and continues from the copy if it is lost. */
export function findLostHands() {
  const isRead = canSave.peek() === null && !withoutHistory.peek() && !unreadable.peek().length;
  const { lost, now } = loadPast();
  const isLost = isRead && now !== null && isAfter(now.at);
  lostPast.value = isLost ? now : lost;
  isHistoryLost.value = isLost && now.at !== lost?.at;
}
