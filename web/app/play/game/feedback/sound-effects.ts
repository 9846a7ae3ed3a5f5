import { playedHands } from "../../../player/history/history.ts";
import { standing } from "../../session/sitting.ts";
import type { Game } from "../game.ts";
import { sizeOf } from "../win/win-size.ts";
import { play } from "./sounds.ts";
import { vibrate } from "./vibration.ts";

/**
 * Plays a sound and vibrates when a hand is dealt, when a card is laid or taken back, and for every
 * verdict. The sound of a win is longer for a harder hand, and ends differently for a best time.
 */
export function playEffects({ live, level }: Game) {
  live.onEvent((before, event, after) => {
    if (event.type === "replaced") {
      if (before.deal.key !== after.deal.key) play("deal");
    } else if (after.verdict && after.verdict !== before.verdict && event.type !== "won-before") {
      if (after.verdict.ok) {
        play("right", sizeOf(level.peek()) + 2);
        if (after.record && standing(playedHands.peek(), after.record) === "best") play("best");
        vibrate("right");
      } else {
        play("wrong");
        vibrate("wrong");
      }
    } else if (after.done > before.done) {
      play("lay");
      vibrate("lay");
    } else if (after.done < before.done) {
      play("undo");
    }
  });
}
