import { effect, signal } from "@preact/signals";
import { load, save } from "../../base/browser/storage.ts";
import { playedHands } from "../../player/history/history.ts";

/** Stored separately from the history, which is loaded only after the first hand is dealt. */
const KEY = "twentyfour:solved";

/** Whether the player has not solved any hand on this device. */
export const newcomer = signal(true);

/** Finds out whether a hand has been solved, and notes when the first one is. */
export function followFirstSolved() {
  newcomer.value = load(KEY) !== true;
  return effect(() => {
    if (!playedHands.value.some(({ result }) => result === "solved")) return;
    if (newcomer.peek()) save(KEY, true);
    newcomer.value = false;
  });
}
