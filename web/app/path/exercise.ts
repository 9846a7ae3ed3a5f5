import { computed, effect, signal } from "@preact/signals";
import { ask } from "../core/engine.js";
import { DEFAULT_TARGET } from "../core/hand-query.js";
import { choose, settings } from "../core/settings.js";
import { createStopwatch } from "../core/stopwatch.js";
import { techniqueName } from "../core/techniques.js";
import { createCombining } from "../game/combining/combining.js";
import { createSteps } from "../game/combining/steps.js";
import { createRepair } from "../game/feedback/repair.js";
import { createAnswer } from "../game/round/answer.js";
import { createOutcome } from "../game/round/outcome.js";
import { playedHand } from "../game/round/played-hand.js";
import { saveRecord } from "../game/round/save-record.js";
import { createSoFar } from "../game/typing/so-far.js";
import { playAs } from "../modes/mode.js";
import { LESSON } from "../modes/modes.js";

/** @import { WorkedHand } from "../../engine/contract.d.ts" */
/** @import { Referee } from "../game/round/answer.js" */
/** @import { Hand } from "../game/table/table.js" */
/** @import { Played } from "../history/played.js" */
/** @import { Code } from "./techniques.js" */

/**
 * A hand of a lesson. Without a code any right answer counts.
 *
 * @typedef {object} Task
 * @property {string} key differs from those of other tasks
 * @property {WorkedHand} worked
 * @property {Code | null} code the technique that the answer must have
 * @property {(won: boolean, task: {milliseconds: number, hints: number}) => void} onEnd called when
 *   the player goes on
 */

/** @type {Hand} */
const NO_HAND = { key: "", cards: [], numbers: null, target: null, error: null };
/** What `hint` gives: the cue, then the first step. */
const MOST_HINTS = 2;

/** The table of a lesson: its hand, and the answer typed or combined, as in the game. */
export function createExercise() {
  const hand = signal(NO_HAND);
  const task = signal(/** @type {Task | null} */ (null));
  const hints = signal(0);
  /** Whether the answer lies open. */
  const shown = signal(false);
  const table = {
    hand,
    settled: async () => ({ numbers: hand.peek().numbers ?? [], target: DEFAULT_TARGET }),
  };
  let wrong = 0;
  let counted = 0;

  /** @type {Referee} */
  async function referee(name, params, options) {
    const code = task.peek()?.code;
    if (!code || !("text" in params)) return ask(name, params, options);
    const { verdict, fits, techniques } = await ask("judge", { ...params, code }, options);
    if (!verdict.ok || fits) return verdict;
    const found = techniqueName(techniques[0]?.code ?? "");
    const named = { found, wanted: techniqueName(code) };
    return { ...verdict, ok: false, code: "other-technique", params: named };
  }

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

  /** @param {Played["result"]} result */
  function keep(result) {
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

    /** @param {Task} next */
    begin(next) {
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

/** @typedef {ReturnType<typeof createExercise>} Exercise */
