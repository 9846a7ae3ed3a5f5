import { computed, type ReadonlySignal, type Signal } from "@preact/signals";
import { createConfirm } from "../../../base/ui/dialogs/confirm.ts";
import { t } from "../../../base/words/i18n.ts";
import { say } from "../../../base/words/say.ts";
import type { HandTable } from "../../../table/playing/hand-table.ts";
import type { GameMode } from "../mode/mode.ts";

/** The button that shows the solutions. It takes two presses while the hand is in play. */
export interface Reveal {
  /** Whether the button is shown. */
  offered: ReadonlySignal<boolean>;
  /** Whether the first press waits for the second. */
  asked: ReadonlySignal<boolean>;
  /** Shows the solutions, after a win in the sheet, or hides them again. */
  press: () => void;
}

export function createReveal({
  coach,
  live,
  mode: { play },
  more,
  round: { result },
  table,
  won,
}: Pick<HandTable, "coach" | "live" | "round" | "table" | "won"> & {
  mode: Pick<GameMode, "play">;
  /** Whether the sheet about a win is open. */
  more: Signal<boolean>;
}): Reveal {
  const confirm = createConfirm(() => say(t("play.again.lost")));

  live.onEvent((before, event, after) => {
    if (event.type === "replaced" && before.deal.key !== after.deal.key) confirm.reset();
  });

  const offered = computed(() => {
    const { mayReveal, rules } = play.value;
    if (rules.help !== "coach") return false;
    return result.value !== null || mayReveal(table.hand.value.numbers ?? []);
  });

  return {
    offered,
    asked: computed(() => confirm.asked.value !== null),
    press() {
      if (!offered.peek()) return;
      if (won.peek()) more.value = true;
      if (coach.open.peek() || result.peek() !== null) coach.toggle();
      else confirm.press("solutions", coach.toggle);
    },
  };
}
