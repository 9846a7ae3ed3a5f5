import { isRestricted, puzzleOf } from "../../base/cards/puzzle.ts";
import type { Log } from "./log.ts";
import { LONGEST, type Played } from "./played.ts";
import type { HandState, Result } from "./types.ts";
import { isRevealed } from "./views.ts";

/** The facts for a record that are not part of the hand. */
export type Around = Pick<Played, "id" | "at" | "localDate"> & {
  /** The mode's fields of the record. */
  recordFields: Pick<Played, "mode"> & Partial<Played>;
  /** Whether the player wants hands to count for the strength. */
  wantsRating: boolean;
  /** Writes the trail of a hand; null until it has loaded. */
  trailOf: ((log: Log) => string) | null;
};

/**
 * The record of a hand; null if Python has not read the hand. The history adds level, score and
 * technique.
 *
 * @param counts whether it may count for the strength
 */
export function recordOf(
  log: Log,
  result: Result,
  t: number,
  counts: boolean,
  { recordFields, wantsRating, trailOf, ...moment }: Around,
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
    milliseconds: Math.min(LONGEST, Math.max(0, Math.round(t))),
    hints,
    wrong,
    ...(answer && { input: answer.by }),
    ...(answer?.expression?.text && { text: answer.expression.text }),
    ...(isRevealed(state) && { revealed: true }),
    ...(state.misjudged && { misjudged: true }),
    rated: counts && wantsRating && canCount(state),
    ...(trailOf && { trail: trailOf(log) }),
    ...recordFields,
  };
}

/**
 * Whether a hand may count for the strength: four playing cards for 24 with all operators, dealt by
 * the game in a rated mode, without a shown first step.
 */
function canCount({ deal, rules }: HandState): boolean {
  const { dealt, step, cards, target } = deal;
  const hasRanks = cards.length === 4 && cards.every((card) => card && "rank" in card);
  return rules.rated && dealt && !step && hasRanks && target === "24" && !isRestricted(deal);
}
