import type { PathCode } from "../../engine/contract.d.ts";
import { ask } from "../core/engine.ts";
import { DEFAULT_TARGET } from "../core/hand-query.ts";
import { isRestricted, type Puzzle } from "../core/puzzle.ts";
import { playedHands } from "../history/history.ts";
import { nameOf } from "../history/played.ts";
import { handsToReview } from "../sitting/queue.ts";
import { MOST_HANDS } from "./hand-list.ts";

/**
 * How many lessons may be fetched for hands of a technique. The lessons of a rare technique repeat
 * hands.
 */
const MOST_LESSONS = 12;
const SEEDS = 36 ** 6;

/** Hands of the history with target 24, all operators and a solution, latest first. */
export function handsOfHistory(reason: "missed" | "all"): Puzzle[] {
  return handsToReview(playedHands.value, { reason, span: "ever" }, Date.now())
    .filter((hand) => hand.target === DEFAULT_TARGET && !isRestricted(hand) && hand.technique)
    .slice(-MOST_HANDS)
    .reverse()
    .map(({ numbers, target }) => ({ numbers, target }));
}

/**
 * Different hands that a technique solves, from its lessons. Fewer than `count` if the lessons do
 * not have enough.
 */
export async function handsOfTechnique(code: PathCode, count: number): Promise<Puzzle[]> {
  const found = new Map<string, Puzzle>();
  for (let lessons = 0; found.size < count && lessons < MOST_LESSONS; lessons++) {
    const { hands } = await ask("lesson", { code, seed: Math.floor(Math.random() * SEEDS) });
    for (const { hand } of hands) {
      const { numbers, target } = hand;
      found.set(nameOf(numbers), { numbers, target });
    }
  }
  return [...found.values()].slice(0, count);
}
