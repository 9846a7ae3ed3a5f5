import { computed, effect } from "@preact/signals";

/** @import { ReadonlySignal } from "@preact/signals" */
/** @import { Answer, InputMethod } from "./answer.js" */
/** @import { Goals } from "../modes/goals.js" */
/** @import { Steps } from "../combining/steps.js" */
/** @import { GameMode } from "../modes/mode.js" */
/** @import { Table } from "../table/table.js" */

/**
 * What the verdict means for the hand: one that is won is frozen, and only the next hand follows.
 *
 * @param {object} game
 * @param {Pick<Table, "hand">} game.table
 * @param {Answer} game.answer
 * @param {Steps} game.steps
 * @param {Pick<Goals, "isOpen">} game.goals
 * @param {Pick<GameMode, "play" | "next">} game.mode
 * @param {ReadonlySignal<InputMethod>} game.input
 */
export function createOutcome({ table, answer, steps, goals, mode, input }) {
  /** True while the text that the verdict is about stands as it was judged. */
  const stands = computed(() => {
    const verdict = answer.verdict.value;
    const text = verdict?.input === "combine" ? steps.text.value : answer.text.value;
    return !verdict?.text || verdict.text === text;
  });

  /** True while the verdict on the table is a right one, and the answer still stands as judged. */
  const won = computed(
    () => !goals.isOpen.value && Boolean(answer.verdict.value?.ok) && stands.value,
  );

  effect(() => {
    const verdict = answer.verdict.value;
    if (verdict?.input === "combine" && !verdict.ok && !stands.value) answer.verdict.value = null;
  });

  /** Whether a hand of this kind can be without a solution, so that the player may say so. */
  const claimable = computed(() => !table.hand.value.solvable && !mode.play.value.solvable);

  return {
    stands,
    won,
    claimable,

    /** Checks what is typed, or goes on once the hand is won. */
    submit() {
      if (won.peek()) mode.next();
      else if (input.peek() === "type") answer.check();
    },

    /** Does nothing where a hand always has a solution. */
    claimNone() {
      if (!won.peek() && claimable.peek()) answer.claimNone();
    },
  };
}
