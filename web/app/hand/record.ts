import { isRestricted, puzzleOf } from "../core/puzzle.ts";
import type { Played } from "../history/played.ts";
import type { Log } from "./log.ts";
import type { HandState, Result } from "./types.ts";

/** What a record needs that is not in the hand. */
export type Around = Pick<Played, "id" | "at" | "localDate"> & {
  /** What the record says of the mode. */
  kept: Pick<Played, "mode"> & Partial<Played>;
  /** Whether the player wants hands to count for the strength. */
  wantsRating: boolean;
  /** What writes the trail of a hand, once that is loaded. */
  trailOf: ((log: Log) => string) | null;
};

/**
 * How a hand was played; null for a hand that Python has not read. The history adds level, score and technique.
 *
 * @param counts whether it may count for the strength
 */
export function recordOf(
  log: Log,
  result: Result,
  t: number,
  counts: boolean,
  { kept, wantsRating, trailOf, ...moment }: Around,
): Played | null {
  const { state } = log;
  const puzzle = puzzleOf(state.deal);
  if (!puzzle) return null;
  const { verdict, outcome, hints, wrong } = state;
  const answer = outcome?.given || result === "solved" ? verdict : null;
  return {
    ...moment,
    ...puzzle,
    result,
    milliseconds: Math.round(t),
    hints,
    wrong,
    input: answer?.by ?? null,
    text: answer?.expression?.text || null,
    level: null,
    score: null,
    technique: null,
    date: null,
    rated: counts && wantsRating && canCount(state),
    ...(trailOf && { trail: trailOf(log) }),
    ...kept,
  };
}

/**
 * Whether a hand counts for the strength: four playing cards for 24 with all operators that the game has dealt in a
 * mode that is rated, and whose first step was not shown.
 */
function canCount({ deal, rules }: HandState): boolean {
  const { dealt, step, cards, target } = deal;
  const hasRanks = cards.length === 4 && cards.every((card) => card && "rank" in card);
  return rules.rated && dealt && !step && hasRanks && target === "24" && !isRestricted(deal);
}
