import { effect } from "@preact/signals";

/** @import { Steps } from "../combining/steps.js" */
/** @import { Coach } from "../feedback/coach.js" */
/** @import { RepairState } from "../feedback/repair.js" */
/** @import { Context, Mode } from "../modes/mode.js" */
/** @import { Hand, Table } from "../table/table.js" */
/** @import { Answer } from "./answer.js" */

/**
 * What is known of a hand while it is played.
 *
 * @typedef {object} Notes
 * @property {Hand} hand
 * @property {Context} context
 * @property {number} hints how many were taken
 * @property {number} wrong how many wrong answers were given
 * @property {boolean} touched whether the player has begun an answer
 */

/**
 * Notes on the hand on the table, and how to begin them anew.
 *
 * @param {object} game
 * @param {Table} game.table
 * @param {Answer} game.answer
 * @param {Steps} game.steps
 * @param {Coach} game.coach
 * @param {RepairState} game.repair
 * @param {Mode} game.mode
 */
export function createNotes({ table, answer, steps, coach, repair, mode }) {
  /** @returns {Notes} */
  const blank = () => ({
    hand: table.hand.peek(),
    context: mode.context.peek(),
    hints: 0,
    wrong: 0,
    touched: false,
  });
  const notes = blank();

  effect(() => {
    if (answer.text.value || answer.verdict.value || steps.done.value) notes.touched = true;
  });

  effect(() => {
    notes.hints = Math.max(notes.hints, coach.level.value + repair.taken.value);
  });

  return { notes, beginNotes: () => Object.assign(notes, blank()) };
}
