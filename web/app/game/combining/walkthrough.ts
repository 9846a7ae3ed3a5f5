import { computed, signal } from "@preact/signals";

/** @import { ReadonlySignal } from "@preact/signals" */
/** @import { InputMethod } from "../round/answer.js" */
/** @import { Table } from "../table/table.js" */

/**
 * The walkthrough of a newcomer's first hand: its first step, shown once to a player who combines cards.
 *
 * @param {Table} table
 * @param {ReadonlySignal<InputMethod>} input
 */
export function createWalkthrough(table, input) {
  const over = signal(false);

  return {
    /** The places of the two cards, and the sign between them; null when nothing is shown. */
    step: computed(() => {
      const { step, numbers } = table.hand.value;
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

/** @typedef {ReturnType<typeof createWalkthrough>} Walkthrough */
