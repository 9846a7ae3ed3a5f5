import { ask, engineState, noResult } from "../core/engine.js";
import { operatorsOf, puzzleOf } from "../core/puzzle.js";
import { playedHands } from "./history.js";
import { noteReviewed } from "./reviewed.js";
import { missedTechniques } from "./schedule.js";

/** @import { RatedDeal } from "../../engine/contract.d.ts" */
/** @import { Allowing } from "../core/puzzle.js" */
/** @import { Played } from "./played.js" */

const RECENT = 20;

/**
 * A new hand of a technique that is due; null when none is, or Python is not ready.
 *
 * @returns {ReturnType<typeof like>}
 */
export async function review() {
  const [first] = missedTechniques(playedHands.value, Date.now());
  if (!first?.due || engineState.value !== "ready") return null;
  const deal = await like(first.hand);
  if (deal) noteReviewed(deal, first.hand);
  return deal;
}

/**
 * A new hand of the technique of another, with its target and operators, not one of the last played; null
 * if there is none.
 *
 * @param {Played} hand
 * @returns {Promise<(RatedDeal & Allowing) | null>}
 */
export async function like(hand) {
  const puzzle = puzzleOf(hand);
  const exclude = playedHands.value.slice(-RECENT).map((recent) => recent.numbers);
  const deal = await ask("similar", { ...puzzle, exclude }).catch(noResult);
  return deal ? { ...deal, ...operatorsOf(puzzle) } : null;
}

/**
 * A new hand of the technique that comes back first, due or not; null if none was missed.
 *
 * @returns {ReturnType<typeof like>}
 */
export async function practiceDeal() {
  const [first] = missedTechniques(playedHands.value, Date.now());
  return first ? like(first.hand) : null;
}
