import { effect, untracked } from "@preact/signals";
import type { Play } from "../../core/mode.ts";
import type { Steps } from "../combining/steps.ts";
import type { Coach } from "../feedback/coach.ts";
import type { RepairState } from "../feedback/repair.ts";
import type { GameMode } from "../modes/mode.ts";
import type { Hand, Table } from "../table/table.ts";
import type { Answer } from "./answer.ts";

/** What is known of a hand while it is played. */
export interface Notes {
  hand: Hand;
  play: Play;
  /** How many were taken. */
  hints: number;
  /** How many wrong answers were given. */
  wrong: number;
  /** Whether the player has begun an answer, or asked for help. */
  touched: boolean;
}

/**
 * Notes on the hand on the table, and how to begin them anew. `onTouched` is called when the player does
 * something on the hand.
 */
export function createNotes(
  {
    table,
    answer,
    steps,
    coach,
    repair,
    mode,
  }: {
    table: Table;
    answer: Answer;
    steps: Steps;
    coach: Coach;
    repair: RepairState;
    mode: GameMode;
  },
  onTouched: () => void,
) {
  const blank = (): Notes => ({
    hand: table.hand.peek(),
    play: mode.play.peek(),
    hints: 0,
    wrong: 0,
    touched: false,
  });
  const notes = blank();

  effect(() => {
    const tried = answer.text.value || answer.verdict.value || steps.done.value;
    if (!tried && !coach.level.value && !coach.open.value) return;
    notes.touched = true;
    untracked(onTouched);
  });

  effect(() => {
    notes.hints = Math.max(notes.hints, coach.level.value + repair.taken.value);
  });

  return {
    notes,

    /** @param known of a hand that comes back */
    beginNotes(known?: Partial<Notes>) {
      Object.assign(notes, blank(), known);
    },
  };
}
