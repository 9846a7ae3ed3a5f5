import { computed, effect, signal } from "@preact/signals";
import { createConfirm } from "../core/confirm.ts";
import { ask, type EngineError, failureOf, noResult } from "../core/engine.ts";
import { DEFAULT_TARGET } from "../core/hand-query.ts";
import { puzzleOf } from "../core/puzzle.ts";
import { route } from "../core/router.ts";
import { type Ruling, rulingOf } from "../core/ruling.ts";
import { LIMITS, settings } from "../core/settings.ts";
import { createStopwatch } from "../core/stopwatch.ts";
import { fetchDeal, prebuiltDeal } from "../dealing/deals.ts";
import type { RaceState, Side } from "./race-rules.ts";
import * as rules from "./race-rules.ts";

/** Creates a race: its state, the typed answer, and the clock of the side that has buzzed. */
export function createRace() {
  const state = signal<RaceState>(rules.START);
  const text = signal("");
  /** The referee's verdict on the last answer. */
  const verdict = signal<Ruling | null>(null);
  /** Why no hand could be dealt. */
  const fault = signal<EngineError | null>(null);
  /** The simplest solution of a hand that is over; null if there is none, or until it is known. */
  const solution = signal<string | null>(null);
  const confirm = createConfirm();
  const watch = createStopwatch(
    () => state.value.phase === "answering" && route.value.name === "race",
  );

  /** The seconds left to answer; null if there is no limit. */
  const left = computed(() => {
    const time = rules.TIME * LIMITS[settings.value.limits];
    return time === Number.POSITIVE_INFINITY
      ? null
      : Math.max(0, Math.ceil((time - watch.elapsed.value) / 1000));
  });

  effect(() => {
    if (left.value === 0 && state.peek().phase === "answering") settle("late");
  });

  effect(() => {
    if (state.value.phase !== "open") confirm.reset();
  });

  async function deal() {
    const last = state.peek().deal?.numbers ?? null;
    state.value = rules.dealing(state.peek());
    text.value = "";
    verdict.value = null;
    solution.value = null;
    const waiting = state.peek();
    try {
      const dealt = (last === null && prebuiltDeal(last)) || (await fetchDeal(last));
      if (state.peek() === waiting) state.value = rules.dealt(waiting, dealt);
    } catch (error) {
      const failure = failureOf(error);
      if (state.peek() !== waiting) return;
      fault.value = failure;
      state.value = rules.START;
    }
  }

  function settle(reason: "right" | "wrong" | "late") {
    state.value = rules.settled(state.peek(), reason);
    tellSolution();
  }

  async function tellSolution() {
    const { deal } = state.peek();
    const solved = await ask("solve", handOf()).catch(noResult);
    if (state.peek().deal === deal) solution.value = solved?.solutions[0]?.text ?? null;
  }

  const handOf = () => puzzleOf(state.peek().deal ?? { numbers: [], target: DEFAULT_TARGET });

  /** Requests a verdict. An answer that cannot be read may be corrected while there is time. */
  async function judge(call: () => Promise<Ruling>) {
    state.value = rules.judging(state.peek());
    const waiting = state.peek();
    if (waiting.phase !== "judging") return;
    const said = await rulingOf(call());
    if (state.peek() !== waiting) return;
    verdict.value = said;
    if (said.ok || said.counts_as_wrong) settle(said.ok ? "right" : "wrong");
    else state.value = { ...waiting, phase: "answering" };
  }

  return {
    state,
    text,
    verdict,
    solution,
    fault,
    deal,

    left,

    start() {
      state.value = rules.START;
      fault.value = null;
      deal();
    },

    end() {
      state.value = rules.START;
    },

    buzz(side: Side) {
      watch.reset();
      state.value = rules.buzzed(state.peek(), side);
    },

    check: () => judge(() => ask("check", { ...handOf(), text: text.peek() })),

    /** The side that has claimed once that there is no solution, or null. */
    claiming: confirm.asked,

    /** Counts at the second press, so that a stray tap does not lose the point. */
    claimNone(side: Side) {
      if (state.peek().phase !== "open") return;
      confirm.press(side, () => {
        state.value = rules.buzzed(state.peek(), side);
        judge(() => ask("claim_no_solution", handOf()));
      });
    },

    skip(side: Side) {
      state.value = rules.skipped(state.peek(), side);
      if (state.peek().reason === "skipped") tellSolution();
    },
  };
}

export type Race = ReturnType<typeof createRace>;
