import { effect } from "@preact/signals";
import { sound } from "./sounds.js";

/** @import { Game } from "./game.js" */

/**
 * Lets the table be heard: a hand that is dealt, a verdict.
 *
 * @param {Game} game
 */
export function listenTo({ table, answer }) {
  let key = table.hand.peek().key;
  effect(() => {
    if (table.hand.value.key === key) return;
    key = table.hand.value.key;
    sound("deal");
  });
  effect(() => {
    const verdict = answer.verdict.value;
    if (verdict) sound(verdict.ok ? "right" : "wrong");
  });
}
