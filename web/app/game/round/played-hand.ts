import { dayOf } from "../../core/day.ts";
import { DEFAULT_TARGET } from "../../core/hand-query.ts";
import type { Play } from "../../core/mode.ts";
import { isRestricted, puzzleOf } from "../../core/puzzle.ts";
import { settings } from "../../core/settings.ts";
import type { Played } from "../../history/played.ts";
import type { Hand } from "../table/table.ts";
import type { Judged } from "./answer.ts";
import type { Notes } from "./notes.ts";

/** How a hand was played; null for one that Python has not read. */
export function playedHand(
  { hand, play, hints, wrong }: Notes,
  end: {
    result: Played["result"];
    milliseconds: number;
    /** The last one. */
    verdict: Judged | null;
    /** Whether it may count for the strength. */
    counts: boolean;
  },
): Played | null {
  const puzzle = puzzleOf(hand);
  if (!puzzle) return null;
  const at = Date.now();
  const verdict = end.result === "solved" ? end.verdict : null;
  return {
    id: `${at}-${Math.random().toString(36).slice(2, 10)}`,
    at,
    ...puzzle,
    result: end.result,
    milliseconds: Math.round(end.milliseconds),
    hints,
    wrong,
    input: verdict?.input ?? null,
    text: verdict?.expression?.text || null,
    level: null,
    score: null,
    technique: null,
    date: null,
    localDate: dayOf(at),
    rated: end.counts && canCount(hand, play),
    ...play.kept,
  };
}

/**
 * Whether a hand counts for the strength: four playing cards for 24 with all operators that the game has
 * dealt in a mode that is rated, and whose first step was not shown.
 */
function canCount(hand: Hand, { rated }: Play) {
  const { dealt, step, cards, target } = hand;
  const isWanted = settings.peek().rated === "yes" && rated;
  const isUsual = target === DEFAULT_TARGET && !isRestricted(hand);
  const hasRanks = cards.length === 4 && cards.every((card) => card && "rank" in card);
  return isWanted && Boolean(dealt) && !step && isUsual && hasRanks;
}
