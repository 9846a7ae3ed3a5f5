import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Hint } from "../../../engine/contract.d.ts";
import { type EngineError, failureOf } from "../../base/python/engine.ts";
import { createStopwatch } from "../../base/time/stopwatch.ts";
import type { ScreenHand, ScreenSolution } from "./screen-hands.ts";

/**
 * Shows hands to a class one after the other: first the hand with its clock, and hints, then its
 * solution step by step, then the complete solution, and other solutions if wanted.
 */
export interface ScreenShow {
  place: ReadonlySignal<number>;
  /** Undefined while the hand loads; null after the last hand. */
  hand: ReadonlySignal<ScreenHand | null | undefined>;
  /** Undefined while they are computed. */
  solutions: ReadonlySignal<ScreenSolution[] | undefined>;
  /** The solution that is shown, and its place. */
  solution: ReadonlySignal<ScreenSolution | undefined>;
  which: ReadonlySignal<number>;
  /** How many parts of the solution are shown; 0 shows only the hand. */
  shown: ReadonlySignal<number>;
  /** Whether all parts are shown. */
  isWhole: ReadonlySignal<boolean>;
  failure: ReadonlySignal<EngineError | null>;
  elapsed: ReadonlySignal<number>;
  /** Whether the time for the hand has passed. */
  isLate: ReadonlySignal<boolean>;
  /** The newest hint, until the solution is shown. */
  hint: ReadonlySignal<Hint | null>;
  mayHint: ReadonlySignal<boolean>;
  begin: () => void;
  restartClock: () => void;
  /** Shows the next step, or the next hand. */
  next: () => void;
  /** Takes back one step, or shows the previous hand with its complete solution. */
  back: () => void;
  /** Shows the next hint. Has no effect when the solution is shown. */
  takeHint: () => void;
  /** Shows the first step of another solution; after the last solution, of the first. */
  another: () => void;
  end: () => void;
}

/**
 * @param handAt resolves to null after the last hand
 * @param limit reads the time for a hand in milliseconds; infinite without a limit
 */
export function createScreenShow(
  handAt: (place: number) => Promise<ScreenHand | null>,
  limit: () => number = () => Number.POSITIVE_INFINITY,
): ScreenShow {
  const place = signal(0);
  const hand = signal<ScreenHand | null | undefined>(undefined);
  const solutions = signal<ScreenSolution[] | undefined>(undefined);
  const which = signal(0);
  const shown = signal(0);
  /** Undefined until the first was asked for. */
  const hints = signal<Hint[] | undefined>(undefined);
  /** How many hints are shown. */
  const hinted = signal(0);
  const failure = signal<EngineError | null>(null);
  const solution = computed(() => solutions.value?.[which.value]);
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
    solutions.value = undefined;
    which.value = 0;
    hints.value = undefined;
    hinted.value = 0;
    failure.value = null;
    shown.value = 0;
    clock.reset();
    try {
      const found = await fetch(at);
      if (place.peek() !== at) return;
      hand.value = found;
      if (!found) return;
      const answers = await found.solutions;
      if (hand.peek() !== found) return;
      solutions.value = answers;
      if (solved) shown.value = most.peek();
      fetch(at + 1).catch(() => {}); // the failure is reported when the hand is shown
    } catch (error) {
      if (place.peek() === at) failure.value = failureOf(error);
    }
  }

  return {
    place,
    hand,
    solutions,
    solution,
    which,
    shown,
    failure,
    elapsed: clock.elapsed,
    isWhole: computed(() => shown.value === most.value),
    isLate: computed(() => clock.elapsed.value >= limit()),
    hint: computed(() => (shown.value === 0 && hints.value?.[hinted.value - 1]) || null),
    mayHint: computed(
      () => shown.value === 0 && hinted.value < (hints.value?.length ?? Number.POSITIVE_INFINITY),
    ),

    begin: () => show(0),
    restartClock: () => clock.reset(),

    next() {
      if (failure.peek()) show(place.peek());
      else if (solutions.peek() === undefined) return;
      else if (shown.peek() < most.peek()) shown.value += 1;
      else show(place.peek() + 1);
    },

    back() {
      if (shown.peek() > 0) shown.value -= 1;
      else if (place.peek() > 0) show(place.peek() - 1, true);
    },

    async takeHint() {
      const now = hand.peek();
      if (!now || shown.peek() > 0) return;
      try {
        const found = hints.peek() ?? (await now.hints());
        if (hand.peek() !== now) return;
        hints.value = found;
        hinted.value = Math.min(hinted.peek() + 1, found.length);
      } catch (error) {
        if (hand.peek() === now) failure.value = failureOf(error);
      }
    },

    another() {
      which.value = (which.peek() + 1) % (solutions.peek()?.length ?? 1);
      shown.value = 1;
    },

    end() {
      hand.value = null;
    },
  };
}
