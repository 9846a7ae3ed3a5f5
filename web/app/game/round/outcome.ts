import { computed, effect, type ReadonlySignal } from "@preact/signals";
import type { Steps } from "../combining/steps.ts";
import type { Goals } from "../modes/goals.ts";
import type { GameMode } from "../modes/mode.ts";
import type { Table } from "../table/table.ts";
import type { Answer, InputMethod } from "./answer.ts";

/** What the verdict means for the hand: one that is won is frozen, and only the next hand follows. */
export function createOutcome({
  table,
  answer,
  steps,
  goals,
  mode,
  input,
}: {
  table: Pick<Table, "hand">;
  answer: Answer;
  steps: Steps;
  goals: Pick<Goals, "isOpen">;
  mode: Pick<GameMode, "play" | "next">;
  input: ReadonlySignal<InputMethod>;
}) {
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
