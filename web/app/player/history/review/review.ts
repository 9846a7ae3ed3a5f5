import type { RatedDeal } from "../../../../engine/contract.d.ts";
import { CHOICES } from "../../../base/browser/settings.ts";
import { type Allowing, allowingOf, puzzleOf } from "../../../base/cards/puzzle.ts";
import { ask, engineState, noResult } from "../../../base/python/engine.ts";
import type { Played } from "../../../table/hand/played.ts";
import { playedHands } from "../history.ts";
import { noteReviewed } from "./reviewed.ts";
import { missedTechniques } from "./schedule.ts";

const RECENT = 20;

/** The easiest level first. */
const LEVELS: readonly string[] = CHOICES.level;

/**
 * A new hand of a technique that is due, at most one level above the last hand; null if no
 * technique is due, if there is no such hand, or Python is not ready.
 */
export async function review(): ReturnType<typeof like> {
  const [first] = missedTechniques(playedHands.value, Date.now());
  if (!first?.due || engineState.value !== "ready") return null;
  const last = playedHands.value.at(-1)?.level ?? "easy";
  const deal = await like(first.hand);
  const isFar = LEVELS.indexOf(deal?.difficulty?.level ?? last) > LEVELS.indexOf(last) + 1;
  return deal && !isFar ? noted(deal, first.hand) : null;
}

/** Notes which hand a deal reviews, so that the page says so. */
function noted<D extends RatedDeal>(deal: D, hand: Played) {
  noteReviewed(deal, hand);
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
  return deal ? { ...deal, ...allowingOf(puzzle) } : null;
}

/** A new hand of the most urgent technique, due or not; null if no technique was missed. */
export async function reviewDeal(): ReturnType<typeof like> {
  const [first] = missedTechniques(playedHands.value, Date.now());
  const deal = first && (await like(first.hand));
  return deal ? noted(deal, first.hand) : null;
}
