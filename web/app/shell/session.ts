import { saveForTab, takeForTab } from "../core/storage.js";

/** @import { Game } from "../game/game.js" */
/** @import { CombineStep } from "../game/combining/steps.js" */
/** @import { SolveForm } from "../solve/solve-form.js" */
/** @import { Hand } from "../game/table/table.js" */

/** A newer build reads what an older one wrote: a change of shape needs a new key. */
const KEY = "twentyfour:carried:2";

/**
 * What the player has on the table and in the fields, as it is stored over a reload.
 *
 * @typedef {object} Session
 * @property {string} key the link of the hand
 * @property {Hand | null} hand
 * @property {string} answer
 * @property {CombineStep[]} merges
 * @property {number} done how many of them are not undone
 * @property {string} cards
 * @property {string} target
 * @property {string} [operators]
 */

/** The session that was saved before the reload for a newer build, once. */
export const takeSession = () => /** @type {Session | null} */ (takeForTab(KEY));

/**
 * Saves the session for the next page in this tab.
 *
 * @param {Game} game
 * @param {SolveForm} solveForm
 */
export function saveSession({ table, answer, combining }, solveForm) {
  const hand = table.hand.value;
  saveForTab(KEY, {
    key: hand.key,
    hand: hand.numbers && hand,
    answer: answer.text.value,
    merges: combining.steps.all.value,
    done: combining.steps.done.value,
    cards: solveForm.cards.value,
    target: solveForm.target.value,
    operators: solveForm.operators.value,
  });
}

/**
 * Restores what was typed and combined; an answer only to its own hand.
 *
 * @param {Session} session
 * @param {Game} game
 * @param {SolveForm} solveForm
 */
export function restoreSession(session, { table, answer, combining }, solveForm) {
  if (table.hand.value.key === session.key) {
    answer.text.value = session.answer;
    combining.steps.all.value = session.merges;
    combining.steps.done.value = session.done;
  }
  solveForm.cards.value = session.cards;
  solveForm.target.value = session.target;
  solveForm.operators.value = session.operators ?? "";
}
