import { effect } from "@preact/signals";
import { onNewHand } from "../../dealing/new-hand.js";
import { sizeOf } from "../win/win-size.js";
import { play } from "./sounds.js";

/** @import { Game } from "../game.js" */

/**
 * Plays a sound when a hand is dealt, and with every verdict; the sound of a win is longer for a harder
 * hand.
 *
 * @param {Game} game
 */
export function playSounds({ table, answer, level }) {
  onNewHand(table, () => play("deal"));
  let heard = 0;
  effect(() => {
    const verdict = answer.verdict.value;
    if (!verdict || verdict.serial <= heard) return;
    heard = verdict.serial;
    if (verdict.ok) play("right", sizeOf(level.peek()) + 2);
    else play("wrong");
  });
}
