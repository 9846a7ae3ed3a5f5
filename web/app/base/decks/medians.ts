import { isRestricted, type Posed } from "../cards/puzzle.ts";
import { handsBetween } from "./hands-between.ts";
import tenths from "./medians.json" with { type: "json" };

/** The median times of the players of 4nums.com in milliseconds, by the hand's ascending numbers. */
let times: Map<string, number> | undefined;

function readTimes() {
  const hands = handsBetween(1, 13);
  return new Map(
    tenths
      .split(",")
      .flatMap((time, place) => (time ? [[`${hands[place]}`, 100 * Number(time)] as const] : [])),
  );
}

/** The median time of the players for a hand, in milliseconds; null if it is unknown. */
export function medianOf(hand: Posed) {
  if (hand.target !== "24" || hand.ordered || isRestricted(hand)) return null;
  times ??= readTimes();
  return times.get(`${hand.numbers.map(Number).sort((a, b) => a - b)}`) ?? null;
}
