import type { Signal } from "@preact/signals";
import { failureOf } from "../../core/engine.ts";
import { puzzleOf } from "../../core/puzzle.ts";
import type { Hand } from "./table.ts";

/**
 * What makes a hand ready to be played: Python reads its link, or deals it. One at a time.
 *
 * @param onLeave called before another hand takes its place
 */
export function createReading(hand: Signal<Hand>, onLeave: () => void) {
  let controller = new AbortController();
  let reading = Promise.resolve();

  /** Does a part of it, and shows why there is no hand where it fails; an aborted call is no failure. */
  async function attempt(work: (stopped: AbortSignal) => Promise<void>) {
    const { signal: stopped } = controller;
    try {
      await work(stopped);
    } catch (error) {
      const failure = failureOf(error, stopped);
      if (failure) hand.value = { ...hand.value, cards: [], error: failure };
    }
  }

  return {
    attempt,

    /** Begins anew with another hand. */
    begin(next: Hand, work: (stopped: AbortSignal) => Promise<void>) {
      controller.abort();
      controller = new AbortController();
      if (next.key !== hand.peek().key) onLeave();
      hand.value = next;
      reading = attempt(work);
    },

    /** The hand once Python has read it; rejects with what is wrong with it. */
    async settled() {
      for (let seen: typeof reading | undefined; seen !== reading; ) {
        seen = reading;
        await seen;
      }
      const { error } = hand.value;
      if (error) throw error;
      const puzzle = puzzleOf(hand.value);
      if (!puzzle) throw new DOMException("no hand on the table", "AbortError");
      return puzzle;
    },
  };
}
