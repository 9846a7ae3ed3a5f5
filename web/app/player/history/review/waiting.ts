import { DEFAULT_TARGET } from "../../../base/address/hand-query.ts";
import { load, save } from "../../../base/browser/storage.ts";
import { isRestricted } from "../../../base/cards/puzzle.ts";
import { dayOf } from "../../../base/time/day.ts";
import { handName, isLost, isSolved, type Played } from "../../../table/hand/played.ts";
import { readRecords } from "../storage/record.ts";
import { dealAgain } from "./reviewed.ts";

/** Stored separately from the history, which is loaded only after the first hand is dealt. */
const KEY = "twentyfour:waiting";

export const forgetWaiting = () => save(KEY, null);

const stored = () => readRecords([load(KEY)]).hands[0] ?? null;

/**
 * Notes the last hand of Endless that was given up. It waits on the table on the next day, unless
 * it is solved before.
 */
export function noteWaiting(hand: Played) {
  const waiting = stored();
  if (waiting && isSolved(hand) && handName(hand) === handName(waiting)) forgetWaiting();
  const isPlain = hand.target === DEFAULT_TARGET && !isRestricted(hand);
  if (isPlain && hand.mode === "endless" && isLost(hand)) save(KEY, hand);
}

/** Takes the hand that was given up on an earlier day, as a deal; null if there is none. */
export function takeWaiting() {
  const hand = stored();
  if (!hand || hand.localDate >= dayOf()) return null;
  forgetWaiting();
  return dealAgain(hand);
}
