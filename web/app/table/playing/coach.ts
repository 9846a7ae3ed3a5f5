import { computed, type ReadonlySignal } from "@preact/signals";
import type { Expression, Hint, SearchProgress } from "../../../engine/contract.d.ts";
import type { Advice, Fault, InputMethod, Solved } from "../hand/types.ts";
import { hintsLeft, hintsOf, positionOf } from "../hand/views.ts";
import { type FieldSignals, see, signalsOf } from "./fields.ts";
import type { Live } from "./live.ts";

/** The search for all solutions. */
export interface HandSearch {
  phase: "idle" | "running" | "done" | "failed";
  progress: SearchProgress | null;
  solved: (Solved & { solutions: Expression[] }) | null;
  error: Fault | null;
}

/** The help with a hand: hints, and the solutions. `open`: whether the solutions are wanted. */
export interface Coach extends FieldSignals<"open"> {
  /** The hints for the position; null until one is asked for. */
  advice: ReadonlySignal<Advice | null>;
  /** The hints that the player sees. */
  hints: ReadonlySignal<Hint[]>;
  /** How many more hints the rules allow; null if there is no limit. */
  left: ReadonlySignal<number | null>;
  /** Whether no further hint can be taken for the position. */
  spent: ReadonlySignal<boolean>;
  search: ReadonlySignal<HandSearch>;
  /** Shows or hides the solutions. */
  toggle: () => void;
  /** Stops the search. */
  cancel: () => void;
}

/** @param input how the player answers, because a position depends on it */
export function createCoach(live: Live, input: ReadonlySignal<InputMethod>): Coach {
  const { state, dispatch } = live;
  const { advice: given, open } = signalsOf(state, ["advice", "open"]);
  const position = computed(() => positionOf(state.value, input.value));
  const advice = computed(() => given.value[position.value] ?? null);
  /** Change with the position and the advice alone, so that a typed key does not redraw them. */
  const hints = computed(() => {
    void [position.value, given.value];
    return hintsOf(state.peek(), input.value);
  });
  const left = see(state, hintsLeft);
  return {
    open,
    advice,
    hints,
    left,
    spent: computed(() => {
      const { taken = 0, hints: all } = advice.value ?? {};
      return left.value === 0 || Boolean(all && taken >= all.length);
    }),
    search: searchIn(live),
    toggle: () => dispatch({ type: open.peek() ? "closed" : "opened" }),
    cancel: () => dispatch({ type: "cancelled" }),
  };
}

function searchIn({ state, progress }: Live): ReadonlySignal<HandSearch> {
  const { solved, unsolved } = signalsOf(state, ["solved", "unsolved"]);
  const phase = see(state, ({ open, solved, unsolved }): HandSearch["phase"] => {
    if (solved?.solutions) return "done";
    if (unsolved) return "failed";
    return open ? "running" : "idle";
  });
  const found = computed(() => {
    const { value: all } = solved;
    return all?.solutions ? { ...all, solutions: all.solutions } : null;
  });
  return computed(() => ({
    phase: phase.value,
    progress: progress.value.solutions,
    solved: found.value,
    error: unsolved.value,
  }));
}
