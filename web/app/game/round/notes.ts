import { effect, untracked } from "@preact/signals";

/** @import { Steps } from "../combining/steps.js" */
/** @import { Coach } from "../feedback/coach.js" */
/** @import { Play } from "../../modes/mode.js" */
/** @import { GameMode } from "../modes/mode.js" */
/** @import { RepairState } from "../feedback/repair.js" */
/** @import { Hand, Table } from "../table/table.js" */
/** @import { Answer } from "./answer.js" */

/**
 * What is known of a hand while it is played.
 *
 * @typedef {object} Notes
 * @property {Hand} hand
 * @property {Play} play
 * @property {number} hints how many were taken
 * @property {number} wrong how many wrong answers were given
 * @property {boolean} touched whether the player has begun an answer, or asked for help
 */

/**
 * Notes on the hand on the table, and how to begin them anew. `onTouched` is called when the player does
 * something on the hand.
 *
 * @param {object} game
 * @param {Table} game.table
 * @param {Answer} game.answer
 * @param {Steps} game.steps
 * @param {Coach} game.coach
 * @param {RepairState} game.repair
 * @param {GameMode} game.mode
 * @param {() => void} onTouched
 */
export function createNotes({ table, answer, steps, coach, repair, mode }, onTouched) {
  /** @returns {Notes} */
  const blank = () => ({
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

    /** @param {Partial<Notes>} [known] of a hand that comes back */
    beginNotes(known) {
      Object.assign(notes, blank(), known);
    },
  };
}
