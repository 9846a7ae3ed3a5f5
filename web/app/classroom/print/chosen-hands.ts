import { MOST_HANDS } from "../../base/address/hand-list.ts";
import { DEFAULT_TARGET } from "../../base/address/hand-query.ts";
import { isRestricted, type Puzzle } from "../../base/cards/puzzle.ts";
import { handsToReview } from "../../play/session/queue.ts";
import { playedHands } from "../../player/history/history.ts";

/** Hands of the history with target 24, all operators and a solution, latest first. */
export function handsOfHistory(reason: "missed" | "all"): Puzzle[] {
  return handsToReview(playedHands.value, { reason, span: "ever" }, Date.now())
    .filter((hand) => hand.target === DEFAULT_TARGET && !isRestricted(hand) && !hand.ordered)
    .filter(({ technique }) => technique)
    .slice(-MOST_HANDS)
    .reverse()
    .map(({ numbers, target }) => ({ numbers, target }));
}
