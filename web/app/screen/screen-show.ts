import { computed, signal } from "@preact/signals";
import type { Expression } from "../../engine/contract.d.ts";
import { type EngineError, failureOf } from "../core/engine.ts";
import { createStopwatch } from "../core/stopwatch.ts";
import type { ScreenHand } from "./screen-hands.ts";

/**
 * Shows hands to a class one after the other: first the hand with its clock, then its solution step
 * by step, then the complete solution.
 *
 * @param handAt resolves to null after the last hand
 */
export function createScreenShow(handAt: (place: number) => Promise<ScreenHand | null>) {
  const place = signal(0);
  /** Undefined while the hand loads; null after the last hand. */
  const hand = signal<ScreenHand | null | undefined>(undefined);
  /** Undefined while the solution is computed; null if there is none. */
  const solution = signal<Expression | null | undefined>(undefined);
  /** How many parts of the solution are shown; 0 shows only the hand. */
  const shown = signal(0);
  const failure = signal<EngineError | null>(null);
  /**
   * How many parts there are: the steps and the complete solution, or the message that there is
   * none.
   */
  const most = computed(() => (solution.value ? solution.value.steps.length + 1 : 1));
  const clock = createStopwatch(() => shown.value === 0 && Boolean(hand.value));
  const coming = new Map<number, ReturnType<typeof handAt>>();

  function fetch(at: number) {
    const fetched = coming.get(at) ?? handAt(at);
    coming.set(at, fetched);
    fetched.catch(() => coming.delete(at));
    return fetched;
  }

  /** @param solved whether the complete solution is shown */
  async function show(at: number, solved = false) {
    place.value = at;
    hand.value = undefined;
    solution.value = undefined;
    failure.value = null;
    shown.value = 0;
    clock.reset();
    try {
      const found = await fetch(at);
      if (place.peek() !== at) return;
      hand.value = found;
      if (!found) return;
      const answer = await found.solution;
      if (hand.peek() !== found) return;
      solution.value = answer;
      if (solved) shown.value = most.peek();
      fetch(at + 1).catch(() => {}); // the failure is reported when the hand is shown
    } catch (error) {
      if (place.peek() === at) failure.value = failureOf(error);
    }
  }

  return {
    place,
    hand,
    solution,
    shown,
    failure,
    elapsed: clock.elapsed,
    isWhole: computed(() => shown.value === most.value),

    begin: () => show(0),

    /** Shows the next step, or the next hand. */
    next() {
      if (failure.peek()) show(place.peek());
      else if (solution.peek() === undefined) return;
      else if (shown.peek() < most.peek()) shown.value += 1;
      else show(place.peek() + 1);
    },

    /** Takes back one step, or shows the previous hand with its complete solution. */
    back() {
      if (shown.peek() > 0) shown.value -= 1;
      else if (place.peek() > 0) show(place.peek() - 1, true);
    },

    end() {
      hand.value = null;
    },
  };
}

export type ScreenShow = ReturnType<typeof createScreenShow>;
