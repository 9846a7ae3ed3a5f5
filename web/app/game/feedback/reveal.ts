import { computed, type ReadonlySignal } from "@preact/signals";
import { createConfirm } from "../../core/confirm.ts";
import { onNewHand } from "../../dealing/new-hand.ts";
import type { GameMode } from "../modes/mode.ts";
import type { Table } from "../table/table.ts";
import type { Coach } from "./coach.ts";

/** The button that shows the solutions: it takes two presses while the hand is played. */
export function createReveal({
  table,
  coach,
  mode,
  result,
}: {
  table: Table;
  coach: Coach;
  mode: GameMode;
  /** How the hand ended, or null. */
  result: ReadonlySignal<unknown>;
}) {
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
