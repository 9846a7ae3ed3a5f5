/** @import { Game } from "../game/game.js" */
/** @import { CombineStep } from "../game/combining.js" */
/** @import { Workbench } from "../solve/solve-form.js" */
/** @import { Hand } from "../game/table.js" */

/** A newer build may read what an older one wrote: another shape needs another name. */
const KEY = "twentyfour:carried:2";

/**
 * @typedef {object} Carried
 * @property {string} key the link of the hand
 * @property {Hand | null} hand
 * @property {string} answer
 * @property {CombineStep[]} merges
 * @property {number} done how many of them are not undone
 * @property {string} cards
 * @property {string} target
 */

/**
 * What lay on the table and in the boxes when the page was loaded anew for a newer build.
 *
 * @returns {Carried | null}
 */
export function takeCarried() {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/**
 * Leaves the hand and its answers for the page that comes next in this tab.
 *
 * @param {Game} game
 * @param {Workbench} bench
 */
export function carry({ table, answer, combining }, bench) {
  const hand = table.hand.value;
  const left = {
    key: hand.key,
    hand: hand.numbers && hand,
    answer: answer.text.value,
    merges: combining.steps.value,
    done: combining.done.value,
    cards: bench.cards.value,
    target: bench.target.value,
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(left));
  } catch {}
}

/**
 * Puts back what was typed and combined, the answer only to the hand that it was for.
 *
 * @param {Carried} carried
 * @param {Game} game
 * @param {Workbench} bench
 */
export function unpack(carried, { table, answer, combining }, bench) {
  if (table.hand.value.key === carried.key) {
    answer.text.value = carried.answer;
    combining.steps.value = carried.merges;
    combining.done.value = carried.done;
  }
  bench.cards.value = carried.cards;
  bench.target.value = carried.target;
}
