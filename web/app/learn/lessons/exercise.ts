import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { WorkedHand } from "../../../engine/contract.d.ts";
import { href, read, route } from "../../base/address/router.ts";
import { LESSON } from "../../play/modes.ts";
import { saveRecord } from "../../play/save-record.ts";
import { rulesOf } from "../../table/hand/rules.ts";
import { NO_DEAL } from "../../table/hand/views.ts";
import { createHandTable, type HandTable } from "../../table/playing/hand-table.ts";
import type { TableOptions } from "../../table/playing/live.ts";
import { keepOverReload } from "../../table/playing/over-reload.ts";
import { type Code, techniqueNamed } from "./techniques.ts";

/** A hand of a lesson. Without a code, any right answer counts. */
interface Task {
  place: number;
  worked: WorkedHand;
  /** The technique that the answer must have. */
  code: Code | null;
  /** Whether giving up leads to the next hand at once, without the answer. */
  skips?: boolean;
  /** Called when the player continues. */
  onEnd: (won: boolean, task: { milliseconds: number; hints: number }) => void;
}

/** The table of a lesson: its hand, and the answer typed or combined as in the game. */
export interface Exercise extends HandTable {
  task: ReadonlySignal<Task | null>;
  /** How many hints are shown: the cue, then the first step. */
  cues: ReadonlySignal<number>;
  /** Whether the answer is shown. */
  shown: ReadonlySignal<boolean>;
  goOn: () => void;
  mode: { next: () => void; skip: () => void };
  undo: () => void;
  /** Checks the typed answer, or continues if the hand is won. */
  submit: () => void;
  begin: (next: Task) => void;
  /** Gives up the hand, which shows the answer unless the task skips it. */
  show: () => void;
}

export function createExercise(): Exercise {
  const task = signal<Task | null>(null);
  const options: TableOptions = {
    playOf: (key) => ({
      rules: rulesFor(techniqueNamed(read(key).query.lesson)?.code ?? null),
      recordFields: { mode: LESSON.name },
    }),
    readHand: () => Promise.reject(new DOMException("a lesson has its hands", "AbortError")),
    isShown: () => route.value.name === "learn",
    saveRecord: (played) => played.result !== "left" && saveRecord(played),
  };
  const game = createHandTable(options);
  const { answer, input, live, round, table, won } = game;
  const shown = computed(() => round.result.value === "shown");

  const resume = keepOverReload(live, "lesson", options);
  resume(() => route.peek().name === "learn");
  /** The hand from before a reload, until a lesson continues with it. */
  let resumed = table.hand.peek().key;

  function goOn() {
    if (!won.peek() && !shown.peek()) return;
    const { hints } = live.state.peek();
    task.peek()?.onEnd(won.peek(), { milliseconds: live.readTime(), hints });
  }

  return {
    ...game,
    task,
    cues: computed(() => live.state.value.cues),
    shown,
    goOn,
    mode: { next: goOn, skip: goOn },
    undo: () => game.combining.undo(),

    submit() {
      if (won.peek()) goOn();
      else if (input.peek() === "type") answer.check();
    },

    begin(next) {
      const { cards, numbers, target } = next.worked.hand;
      const query = { ...(next.code && { lesson: next.code }), hand: `${next.place}` };
      const key = href("learn", { ...query, at: `${Date.now()}` });
      const { at: _, ...before } = read(resumed).query;
      const goesOn = resumed && href("learn", before) === href("learn", query);
      resumed = "";
      task.value = next;
      if (!goesOn) live.open({ ...NO_DEAL, key, cards, numbers, target, solvable: true });
    },

    show() {
      live.dispatch({ type: "gave-up" });
      if (task.peek()?.skips) goOn();
    },
  };
}

const rulesFor = (technique: Code | null) =>
  rulesOf({
    judge: technique ? "technique" : "check",
    technique,
    help: "cue",
    claims: false,
    stream: false,
  });
