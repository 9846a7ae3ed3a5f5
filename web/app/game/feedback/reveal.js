import { computed } from "@preact/signals";
import { createConfirm } from "../../core/confirm.js";
import { dayOf } from "../../core/day.js";
import { standingOf } from "../../daily/daily.js";
import { onNewHand } from "../table/new-hand.js";

/** @import { ReadonlySignal } from "@preact/signals" */
/** @import { Coach } from "./coach.js" */
/** @import { Mode } from "../modes/mode.js" */
/** @import { Table } from "../table/table.js" */

/**
 * The button that shows the solutions: it takes two presses while the hand is played.
 *
 * @param {object} game
 * @param {Table} game.table
 * @param {Coach} game.coach
 * @param {Mode} game.mode
 * @param {ReadonlySignal<unknown>} game.result how the hand ended, or null
 */
export function createReveal({ table, coach, mode, result }) {
  const confirm = createConfirm();

  onNewHand(table, confirm.reset);

  /** Not for a hand of today, until it has ended. */
  const offered = computed(() => {
    const { name, date } = mode.context.value;
    if (name !== "daily" || result.value !== null || date < dayOf()) return true;
    return standingOf(date, table.hand.value.numbers ?? []).result !== "open";
  });

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
