import { computed } from "@preact/signals";
import { createConfirm } from "../../core/confirm.js";
import { onNewHand } from "../../dealing/new-hand.js";

/** @import { ReadonlySignal } from "@preact/signals" */
/** @import { Coach } from "./coach.js" */
/** @import { GameMode } from "../modes/mode.js" */
/** @import { Table } from "../table/table.js" */

/**
 * The button that shows the solutions: it takes two presses while the hand is played.
 *
 * @param {object} game
 * @param {Table} game.table
 * @param {Coach} game.coach
 * @param {GameMode} game.mode
 * @param {ReadonlySignal<unknown>} game.result how the hand ended, or null
 */
export function createReveal({ table, coach, mode, result }) {
  const confirm = createConfirm();

  onNewHand(table, confirm.reset);

  const offered = computed(
    () =>
      !mode.play.value.hurried &&
      (result.value !== null || mode.play.value.mayReveal(table.hand.value.numbers ?? [])),
  );

  return {
    offered,

    /** True while the first press waits for the second. */
    asked: computed(() => confirm.asked.value !== null),

    /** Shows the solutions, or hides them again. */
    press() {
      if (!offered.peek()) return;
      if (coach.open.peek() || result.peek() !== null) coach.toggle();
      else confirm.press("solutions", coach.toggle);
    },
  };
}
