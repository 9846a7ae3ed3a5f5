import { effect } from "@preact/signals";
import { play } from "./sounds.js";

/** @import { Game } from "./game.js" */

/**
 * Plays a sound when a hand is dealt, and with every verdict.
 *
 * @param {Game} game
 */
export function playSounds({ table, answer }) {
  let key = table.hand.peek().key;
  effect(() => {
    if (table.hand.value.key === key) return;
    key = table.hand.value.key;
    play("deal");
  });
  effect(() => {
    const verdict = answer.verdict.value;
    if (verdict) play(verdict.ok ? "right" : "wrong");
  });
}
