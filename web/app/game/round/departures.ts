import { computed, signal } from "@preact/signals";
import type { Played } from "../../history/played.ts";
import type { CombineStep } from "../combining/steps.ts";
import type { Advice } from "../feedback/coach.ts";
import type { Judged } from "./answer.ts";
import type { Notes } from "./notes.ts";
import { saveRecord } from "./save-record.ts";

/** How a hand lay when it was left. */
export interface Scene {
  notes: Notes;
  milliseconds: number;
  answer: { text: string; verdict: Judged | null };
  steps: { all: CombineStep[]; done: number };
  advice: Record<string, Advice>;
  restoreGoals: () => void;
}

/** `played`: the record that it will leave. */
type Departure = { scene: Scene; played: Played | null };

/** The hands that were left and may come back, the last one last, until something is done on the next. */
export function createDepartures() {
  const all = signal<Departure[]>([]);

  function settle(change: (played: Played) => Played) {
    const left = all.peek();
    if (left.length) all.value = [];
    for (const { played } of left) if (played) saveRecord(change(played));
  }

  return {
    last: computed(() => all.value.at(-1) ?? null),

    add(departure: Departure) {
      all.value = [...all.peek(), departure];
    },

    /**
     * Takes a hand back, and forgets those that were left after it.
     *
     * @param key of the hand
     */
    takeBack(key: string) {
      const place = all.peek().findLastIndex(({ scene }) => scene.notes.hand.key === key);
      const scene = all.peek()[place]?.scene;
      if (scene) all.value = all.peek().slice(0, place);
      return scene;
    },

    /** Saves the records of all hands that were left: they do not come back. */
    settle: () => settle((played) => played),

    /** The same when the page is closed, which costs nothing. */
    close: () => settle((played) => ({ ...played, rated: false })),
  };
}
