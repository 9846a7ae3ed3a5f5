import { effect } from "@preact/signals";
import { onNewHand } from "../../dealing/new-hand.ts";
import type { Game } from "../game.ts";
import { sizeOf } from "../win/win-size.ts";
import { play } from "./sounds.ts";

/**
 * Plays a sound when a hand is dealt, and with every verdict; the sound of a win is longer for a harder
 * hand.
 */
export function playSounds({ table, answer, level }: Game) {
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
