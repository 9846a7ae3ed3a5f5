import { MOST_HANDS } from "../core/hand-list.ts";
import { DEFAULT_TARGET } from "../core/hand-query.ts";
import { isRestricted, type Puzzle } from "../core/puzzle.ts";
import { playedHands } from "../history/history.ts";
import { handsToReview } from "../sitting/queue.ts";

/** Hands of the history with target 24, all operators and a solution, latest first. */
export function handsOfHistory(reason: "missed" | "all"): Puzzle[] {
  return handsToReview(playedHands.value, { reason, span: "ever" }, Date.now())
    .filter((hand) => hand.target === DEFAULT_TARGET && !isRestricted(hand) && hand.technique)
    .slice(-MOST_HANDS)
    .reverse()
    .map(({ numbers, target }) => ({ numbers, target }));
}
