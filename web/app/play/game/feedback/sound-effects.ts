import { playedHands } from "../../../player/history/history.ts";
import type { HandState } from "../../../table/hand/types.ts";
import { standing } from "../../session/session.ts";
import type { Game } from "../game.ts";
import { sounds } from "./sounds.ts";
import { vibrate } from "./vibration.ts";

/**
 * Plays a sound and vibrates when a hand is dealt, when a card is laid or taken back, and for every
 * verdict. Each combination plays a note, and a win the end of the tune.
 */
export function playEffects({ live }: Game) {
  live.onEvent((before, event, after) => {
    if (event.type === "replaced") {
      if (before.deal.key !== after.deal.key) sounds.deal(after.deal.cards.length);
    } else if (after.verdict && after.verdict !== before.verdict && event.type !== "won-before") {
      if (after.verdict.ok) {
        const operators = after.verdict.expression?.steps.map(({ operator }) => operator) ?? [];
        sounds.win(operators, after.verdict.by === "combine" ? operators.length : 0);
        if (after.record && standing(playedHands.peek(), after.record) === "best") sounds.best();
        vibrate("right");
      } else {
        sounds.wrong();
        vibrate("wrong");
      }
    } else if (after.done > before.done) {
      sounds.combine(operatorsOf(after));
      vibrate("lay");
    } else if (after.done < before.done) {
      sounds.undo();
    }
  });
}

/** The operators of the steps on the table, oldest first. */
const operatorsOf = ({ steps, done }: HandState) =>
  steps.slice(0, done).map(({ tile }) => tile.made.operator);
