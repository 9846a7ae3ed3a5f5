import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { InputMethod } from "../../hand/types.ts";
import type { HandTable } from "../../ui/table/hand-table.ts";

/**
 * The walkthrough of a newcomer's first hand: its first step, shown once to players who combine
 * cards.
 */
export function createWalkthrough(
  { hand }: HandTable["table"],
  input: ReadonlySignal<InputMethod>,
) {
  const over = signal(false);

  return {
    /** The places of the two cards and the operator between them; null if nothing is shown. */
    step: computed(() => {
      const { step, numbers } = hand.value;
      if (over.value || !step || !numbers || input.value !== "combine") return null;
      const texts = numbers.map(String);
      const left = texts.indexOf(step.left);
      const right = texts.findIndex((text, place) => place !== left && text === step.right);
      return { left, operator: step.operator, right };
    }),

    end() {
      over.value = true;
    },
  };
}

export type Walkthrough = ReturnType<typeof createWalkthrough>;
