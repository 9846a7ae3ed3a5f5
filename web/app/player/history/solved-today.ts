import { computed } from "@preact/signals";
import { dayOf } from "../../base/time/day.ts";
import { today } from "../../base/time/today.ts";
import { isSolved, type Played } from "../../table/hand/played.ts";
import { playedHands } from "./history.ts";

/** Hands of today are at most this old. In milliseconds. */
const TODAY = 2 * 86_400_000;

/**
 * How many hands were solved on the day of a moment.
 *
 * @param hands oldest first
 */
export function countSolvedOn(hands: readonly Played[], now: number) {
  const day = dayOf(now);
  let solved = 0;
  for (let place = hands.length - 1; place >= 0; place -= 1) {
    const hand = hands[place];
    if (!hand || now - hand.at > TODAY) break;
    if (isSolved(hand) && hand.localDate === day) solved += 1;
  }
  return solved;
}

/** How many hands the player has solved today. */
export const solvedToday = computed(() => {
  void today.value; // at midnight the count begins again
  return countSolvedOn(playedHands.value, Date.now());
});
