import { computed, signal } from "@preact/signals";
import { saveRecord } from "./save-record.js";

/** @import { Played } from "../../history/played.js" */
/** @import { CombineStep } from "../combining/steps.js" */
/** @import { Advice } from "../feedback/coach.js" */
/** @import { Judged } from "./answer.js" */
/** @import { Notes } from "./notes.js" */

/**
 * How a hand lay when it was left.
 *
 * @typedef {object} Scene
 * @property {Notes} notes
 * @property {number} milliseconds
 * @property {{text: string, verdict: Judged | null}} answer
 * @property {{all: CombineStep[], done: number}} steps
 * @property {Record<string, Advice>} advice
 * @property {() => void} restoreGoals
 */

/** @typedef {{scene: Scene, played: Played | null}} Departure `played`: the record that it will leave */

/** The hands that were left and may come back, the last one last, until something is done on the next. */
export function createDepartures() {
  const all = signal(/** @type {Departure[]} */ ([]));

  /** @param {(played: Played) => Played} change */
  function settle(change) {
    const left = all.peek();
    if (left.length) all.value = [];
    for (const { played } of left) if (played) saveRecord(change(played));
  }

  return {
    last: computed(() => all.value.at(-1) ?? null),

    /** @param {Departure} departure */
    add(departure) {
      all.value = [...all.peek(), departure];
    },

    /**
     * Takes a hand back, and forgets those that were left after it.
     *
     * @param {string} key of the hand
     */
    takeBack(key) {
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
