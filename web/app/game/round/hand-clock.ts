import { computed, signal } from "@preact/signals";
import { route } from "../../core/router.ts";
import { createStopwatch } from "../../core/stopwatch.ts";
import type { GameMode } from "../modes/mode.ts";
import type { Table } from "../table/table.ts";

/**
 * The clock of the hand on the table. It runs on the play page, while the cards lie face up and until
 * the hand has ended; in some modes it goes on from the time of earlier rounds with the hand.
 */
export function createHandClock(table: Table, mode: GameMode) {
  /** The time of the earlier rounds, once the hand has ended; null until then. */
  const stopped = signal<number | null>(null);
  const faceUp = computed(() => {
    const { cards } = table.hand.value;
    return cards.length > 0 && cards.every(Boolean);
  });
  const watch = createStopwatch(
    () => stopped.value === null && faceUp.value && route.value.name === "play",
  );
  const earlier = computed(
    () => stopped.value ?? mode.play.value.spent(table.hand.value.numbers ?? []),
  );

  return {
    /** The milliseconds of this round, renewed as the clock runs. */
    round: watch.elapsed,

    /** The milliseconds of this round at this very moment. */
    read: watch.read,

    /** The milliseconds of all rounds of this hand. */
    total: computed(() => earlier.value + watch.elapsed.value),

    /** Stops the clock for good: the history has the time of this round now. */
    stop() {
      stopped.value = earlier.peek();
    },

    /** @param spent the time from which the next round goes on */
    start(spent?: number) {
      watch.reset(spent);
      stopped.value = null;
    },
  };
}
