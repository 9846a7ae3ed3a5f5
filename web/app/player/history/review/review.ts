import type { RatedDeal } from "../../../../engine/contract.d.ts";
import { type Allowing, operatorsOf, puzzleOf } from "../../../base/cards/puzzle.ts";
import { ask, engineState, noResult } from "../../../base/python/engine.ts";
import type { Played } from "../../../table/hand/played.ts";
import { playedHands } from "../history.ts";
import { noteReviewed } from "./reviewed.ts";
import { missedTechniques } from "./schedule.ts";

const RECENT = 20;

/** A new hand of a technique that is due; null if no technique is due, or Python is not ready. */
export async function review(): ReturnType<typeof like> {
  const [first] = missedTechniques(playedHands.value, Date.now());
  return first?.due && engineState.value === "ready" ? again(first.hand) : null;
}

/** A hand like a missed one; the page says which one, and why. */
async function again(hand: Played) {
  const deal = await like(hand);
  if (deal) noteReviewed(deal, hand);
  return deal;
}

/**
 * A new hand with the technique, target and operators of another hand, different from the last
 * hands played; null if there is none.
 */
export async function like(hand: Played): Promise<(RatedDeal & Allowing) | null> {
  const puzzle = puzzleOf(hand);
  const exclude = playedHands.value.slice(-RECENT).map((recent) => recent.numbers);
  const deal = await ask("similar", { ...puzzle, exclude }).catch(noResult);
  return deal ? { ...deal, ...operatorsOf(puzzle) } : null;
}

/** A new hand of the most urgent technique, due or not; null if no technique was missed. */
export async function reviewDeal(): ReturnType<typeof like> {
  const [first] = missedTechniques(playedHands.value, Date.now());
  return first ? again(first.hand) : null;
}
