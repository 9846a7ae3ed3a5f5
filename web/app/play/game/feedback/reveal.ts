import { computed, type ReadonlySignal, type Signal } from "@preact/signals";
import { createConfirm } from "../../../base/ui/confirm.ts";
import { t } from "../../../base/words/i18n.ts";
import { say } from "../../../base/words/say.ts";
import type { HandTable } from "../../../table/playing/hand-table.ts";
import type { GameMode } from "../mode/mode.ts";

/** The button that shows the solutions. It takes two presses while the hand is in play. */
export function createReveal({
  table,
  coach,
  mode,
  result,
  live,
  won,
  more,
}: Pick<HandTable, "coach" | "live" | "table" | "won"> & {
  mode: Pick<GameMode, "play">;
  /** How the hand ended, or null. */
  result: ReadonlySignal<unknown>;
  /** Whether the sheet about a win is open. */
  more: Signal<boolean>;
}) {
  const confirm = createConfirm(() => say(t("play.again.lost")));

  live.onEvent((before, event, after) => {
    if (event.type === "replaced" && before.deal.key !== after.deal.key) confirm.reset();
  });

  const offered = computed(() => {
    const { mayReveal, rules } = mode.play.value;
    if (rules.help !== "coach") return false;
    return result.value !== null || mayReveal(table.hand.value.numbers ?? []);
  });

  return {
    offered,

    /** True while the first press waits for the second. */
    asked: computed(() => confirm.asked.value !== null),

    /** Shows the solutions, after a win in the sheet, or hides them again. */
    press() {
      if (!offered.peek()) return;
      if (won.peek()) more.value = true;
      if (coach.open.peek() || result.peek() !== null) coach.toggle();
      else confirm.press("solutions", coach.toggle);
    },
  };
}
