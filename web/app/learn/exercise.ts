import { computed, effect, signal } from "@preact/signals";
import type { WorkedHand } from "../../engine/contract.d.ts";
import { ask } from "../core/engine.ts";
import { DEFAULT_TARGET } from "../core/hand-query.ts";
import { playAs } from "../core/mode.ts";
import { choose, settings } from "../core/settings.ts";
import { createStopwatch } from "../core/stopwatch.ts";
import { techniqueName } from "../core/techniques.ts";
import { createCombining } from "../game/combining/combining.ts";
import { createSteps } from "../game/combining/steps.ts";
import { createRepair } from "../game/feedback/repair.ts";
import { createAnswer, type Referee } from "../game/round/answer.ts";
import { createOutcome } from "../game/round/outcome.ts";
import { playedHand } from "../game/round/played-hand.ts";
import { saveRecord } from "../game/round/save-record.ts";
import type { Hand } from "../game/table/table.ts";
import { createSoFar } from "../game/typing/so-far.ts";
import type { Played } from "../history/played.ts";
import { LESSON } from "../modes/modes.ts";
import type { Code } from "./techniques.ts";

/** A hand of a lesson. Without a code any right answer counts. */
interface Task {
  /** Differs from those of other tasks. */
  key: string;
  worked: WorkedHand;
  /** The technique that the answer must have. */
  code: Code | null;
  /** Called when the player goes on. */
  onEnd: (won: boolean, task: { milliseconds: number; hints: number }) => void;
}

const NO_HAND: Hand = { key: "", cards: [], numbers: null, target: null, error: null };
/** What `hint` gives: the cue, then the first step. */
const MOST_HINTS = 2;

/** The table of a lesson: its hand, and the answer typed or combined, as in the game. */
export function createExercise() {
  const hand = signal(NO_HAND);
  const task = signal<Task | null>(null);
  const hints = signal(0);
  /** Whether the answer lies open. */
  const shown = signal(false);
  const table = {
    hand,
    settled: async () => ({ numbers: hand.peek().numbers ?? [], target: DEFAULT_TARGET }),
  };
  let wrong = 0;
  let counted = 0;

  const referee: Referee = async (name, params, options) => {
    const code = task.peek()?.code;
    if (!code || !("text" in params)) return ask(name, params, options);
    const { verdict, fits, techniques } = await ask("judge", { ...params, code }, options);
    if (!verdict.ok || fits) return verdict;
    const found = techniqueName(techniques[0]?.code ?? "");
    const named = { found, wanted: techniqueName(code) };
    return { ...verdict, ok: false, code: "other-technique", params: named };
  };

  const answer = createAnswer(table, referee);
  const steps = createSteps(table);
  const input = computed(() => settings.value.input);
  const goals = { isOpen: signal(false) };
  const play = playAs({ kept: { mode: LESSON.name }, next: goOn });
  const mode = { play: signal(play), next: goOn };
  const outcome = createOutcome({ table, answer, steps, goals, mode, input });
  const repair = createRepair({ table, answer, steps, mode });
  const combining = createCombining({
    table,
    steps,
    judge: answer.checkCombined,
    frozen: outcome.won,
  });
  const watch = createStopwatch(
    () => task.value !== null && !outcome.won.value && !shown.value && hand.value.numbers !== null,
  );

  effect(() => {
    const verdict = answer.verdict.value;
    if (!verdict || verdict.serial <= counted) return;
    counted = verdict.serial;
    if (verdict.counts_as_wrong) wrong += 1;
    if (verdict.ok) keep("solved");
  });

  function keep(result: Played["result"]) {
    const notes = {
      hand: hand.peek(),
      play,
      hints: hints.peek() + repair.taken.peek(),
      wrong,
      touched: true,
    };
    const verdict = answer.verdict.peek();
    const end = { result, milliseconds: watch.read(), verdict, counts: false };
    const played = playedHand(notes, end);
    if (played) saveRecord(played);
  }

  function goOn() {
    const solved = outcome.won.peek();
    const { onEnd } = task.peek() ?? {};
    if (solved || shown.peek()) {
      onEnd?.(solved, { milliseconds: watch.read(), hints: hints.peek() + repair.taken.peek() });
    }
  }

  return {
    table,
    answer,
    combining,
    repair,
    coach: { hints: signal([]) },
    input,
    mode,
    task,
    hints,
    shown,
    round: { elapsed: watch.elapsed },
    soFar: createSoFar(table, answer.text),
    ...outcome,
    switchInput: () => choose("input", input.peek() === "type" ? "combine" : "type"),
    undo: () => combining.undo(),
    goOn,

    begin(next: Task) {
      const { cards, numbers, target } = next.worked.hand;
      task.value = next;
      hints.value = 0;
      shown.value = false;
      wrong = 0;
      hand.value = { key: next.key, cards, numbers, target, error: null, solvable: true };
      watch.reset();
    },

    hint() {
      if (!outcome.won.peek() && !shown.peek()) hints.value = Math.min(MOST_HINTS, hints.value + 1);
    },

    show() {
      if (outcome.won.peek() || shown.peek()) return;
      keep("shown");
      shown.value = true;
    },
  };
}

export type Exercise = ReturnType<typeof createExercise>;
