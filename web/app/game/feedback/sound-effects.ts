import type { Game } from "../game.ts";
import { sizeOf } from "../win/win-size.ts";
import { play } from "./sounds.ts";

/**
 * Plays a sound when a hand is dealt, and for every verdict. The sound of a win is longer for a
 * harder hand.
 */
export function playSounds({ live, level }: Game) {
  live.onEvent((before, event, after) => {
    if (event.type === "replaced") {
      if (before.deal.key !== after.deal.key) play("deal");
    } else if (after.verdict && after.verdict !== before.verdict && event.type !== "won-before") {
      if (after.verdict.ok) play("right", sizeOf(level.peek()) + 2);
      else play("wrong");
    }
  });
}
