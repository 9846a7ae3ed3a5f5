import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { DEFAULT_TARGET } from "../../../base/address/hand-query.ts";
import { href, route } from "../../../base/address/router.ts";
import { LIMITS, settings } from "../../../base/browser/settings.ts";
import { puzzleOf } from "../../../base/cards/puzzle.ts";
import { ask, type EngineError, failureOf, noResult } from "../../../base/python/engine.ts";
import { createStopwatch } from "../../../base/time/stopwatch.ts";
import { createConfirm } from "../../../base/ui/dialogs/confirm.ts";
import { isDialogOpen } from "../../../base/ui/dialogs/dialog.tsx";
import { fetchDeal, prebuiltDeal } from "../../../player/dealing/deals.ts";
import { rulesOf } from "../../../table/hand/rules.ts";
import type { Act } from "../../../table/hand/types.ts";
import { NO_DEAL } from "../../../table/hand/views.ts";
import { createHandTable, type HandTable } from "../../../table/playing/hand-table.ts";
import { choices, sideAhead } from "./race-choices.ts";
import type { RaceState, Side } from "./race-state.ts";
import * as states from "./race-state.ts";

/** The rules after a buzz: the first wrong answer ends the hand. */
const BUZZED = rulesOf({ pace: "hurried", help: "none", stream: false, tries: 1 });

/** A race: its state, the table of the side that has buzzed, and the clock. */
export interface Race {
  state: ReadonlySignal<RaceState>;
  table: HandTable;
  /** The referee's verdict on the last answer. */
  verdict: HandTable["answer"]["verdict"];
  /** The simplest solution of a hand that is over; null if there is none, or until it is known. */
  solution: ReadonlySignal<string | null>;
  /** Why no hand could be dealt. */
  fault: ReadonlySignal<EngineError | null>;
  /** The seconds left to answer; null if there is no limit. */
  left: ReadonlySignal<number | null>;
  /** The seconds left of the head start of a side; 0 if no side has one. */
  headStart: ReadonlySignal<number>;
  /** Whether a side may not buzz yet, because the other one has a head start. */
  isHeld: (side: Side) => boolean;
  /** The side that has claimed once that there is no solution, or null. */
  claiming: ReadonlySignal<string | number | null>;
  start: () => void;
  deal: () => void;
  /** Gives the hand to the side that has buzzed. Does nothing if the hand is not open to it. */
  buzz: (side: Side) => void;
  /** Counts at the second press, so that a stray tap does not lose the point. */
  claimNone: (side: Side) => void;
  skip: (side: Side) => void;
  end: () => void;
}

export function createRace(): Race {
  const state = signal<RaceState>(states.START);
  const fault = signal<EngineError | null>(null);
  const solution = signal<string | null>(null);
  const confirm = createConfirm();
  const table = createHandTable({
    playOf: () => ({ rules: BUZZED, recordFields: { mode: "race" } }),
    readHand: () => Promise.reject(new DOMException("a race deals its hands", "AbortError")),
    isShown: () => route.value.name === "race",
    saveRecord() {},
  });
  const { live } = table;
  const runsIn = (phase: RaceState["phase"]) =>
    state.value.phase === phase && route.value.name === "race" && !isDialogOpen.value;
  const watch = createStopwatch(() => runsIn("answering"));
  const headWatch = createStopwatch(() => sideAhead.value !== null && runsIn("open"));

  const headStart = computed(() => {
    if (sideAhead.value === null || state.value.phase !== "open") return 0;
    return Math.max(0, Math.ceil(choices.value.seconds - headWatch.elapsed.value / 1000));
  });

  const isHeld = (side: Side) => headStart.value > 0 && sideAhead.value !== side;

  const left = computed(() => {
    const time = states.TIME * LIMITS[settings.value.limits];
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

  live.onEvent((before, event, after) => {
    if (event.type === "replaced") return;
    if (after.asked && !before.asked) state.value = states.judging(state.peek());
    if (!before.asked || after.asked || state.peek().phase !== "judging") return;
    if (after.result) settle(after.result === "left" ? "wrong" : "right");
    else state.value = { ...state.peek(), phase: "answering" };
  });

  async function deal() {
    const last = state.peek().deal?.numbers ?? null;
    state.value = states.dealing(state.peek());
    live.open(NO_DEAL);
    solution.value = null;
    const waiting = state.peek();
    try {
      const wanted = choices.peek();
      const dealt =
        (last === null && prebuiltDeal(last, wanted)) || (await fetchDeal(last, wanted));
      if (state.peek() !== waiting) return;
      headWatch.reset();
      state.value = states.dealt(waiting, dealt);
    } catch (error) {
      const failure = failureOf(error);
      if (state.peek() !== waiting) return;
      fault.value = failure;
      state.value = states.START;
    }
  }

  function settle(reason: "right" | "wrong" | "late") {
    state.value = states.settled(state.peek(), reason);
    announceSolution();
  }

  async function announceSolution() {
    const { deal } = state.peek();
    const solved = await ask("solve", handOf()).catch(noResult);
    if (state.peek().deal === deal) solution.value = solved?.solutions[0]?.text ?? null;
  }

  const handOf = () => puzzleOf(state.peek().deal ?? { numbers: [], target: DEFAULT_TARGET });

  function buzz(side: Side, act?: Act) {
    const { deal, phase } = state.peek();
    if (phase !== "open" || !deal || isHeld(side)) return;
    watch.reset();
    state.value = states.buzzed(state.peek(), side);
    const { cards, numbers, target, operators = "", ordered, solvable = false } = deal;
    const key = href("race", { hand: numbers.join() });
    live.open({ ...NO_DEAL, key, cards, numbers, target, operators, ordered, solvable });
    if (act) live.dispatch(act);
  }

  return {
    state,
    table,
    verdict: table.answer.verdict,
    solution,
    fault,
    deal,
    left,
    headStart,
    isHeld,
    claiming: confirm.asked,
    buzz,

    start() {
      state.value = states.START;
      fault.value = null;
      deal();
    },

    end() {
      state.value = states.ended(state.peek());
    },

    claimNone(side: Side) {
      if (state.peek().phase !== "open" || isHeld(side)) return;
      confirm.press(side, () => buzz(side, { type: "claimed", by: settings.peek().input }));
    },

    skip(side: Side) {
      state.value = states.skipped(state.peek(), side);
      if (state.peek().reason === "skipped") announceSolution();
    },
  };
}
