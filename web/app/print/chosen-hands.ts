import type { PathCode } from "../../engine/contract.d.ts";
import { ask } from "../core/engine.ts";
import { DEFAULT_TARGET } from "../core/hand-query.ts";
import { isRestricted, type Puzzle } from "../core/puzzle.ts";
import { playedHands } from "../history/history.ts";
import { nameOf } from "../history/played.ts";
import { handsToReview } from "../sitting/queue.ts";
import { MOST_HANDS } from "./hand-list.ts";

/** How many lessons are asked for hands of a technique: those of a rare one come again. */
const MOST_LESSONS = 12;
const SEEDS = 36 ** 6;

/** Hands of the history for 24 by all operators that have a solution, the latest first. */
export function handsOfHistory(reason: "missed" | "all"): Puzzle[] {
  return handsToReview(playedHands.value, { reason, span: "ever" }, Date.now())
    .filter((hand) => hand.target === DEFAULT_TARGET && !isRestricted(hand) && hand.technique)
    .slice(-MOST_HANDS)
    .reverse()
    .map(({ numbers, target }) => ({ numbers, target }));
}

/** Different hands that are solved by a technique, from its lessons; fewer where it has fewer. */
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
