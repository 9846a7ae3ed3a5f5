import { dayOf } from "../../core/day.js";
import { DEFAULT_TARGET } from "../../core/hand-query.js";
import { isRestricted, puzzleOf } from "../../core/puzzle.js";
import { settings } from "../../core/settings.js";

/** @import { Played } from "../../history/played.js" */
/** @import { Play } from "../../modes/mode.js" */
/** @import { Hand } from "../table/table.js" */
/** @import { Judged } from "./answer.js" */
/** @import { Notes } from "./notes.js" */

/**
 * How a hand was played; null for one that Python has not read.
 *
 * @param {Notes} notes
 * @param {object} end
 * @param {Played["result"]} end.result
 * @param {number} end.milliseconds
 * @param {Judged | null} end.verdict the last one
 * @param {boolean} end.counts whether it may count for the strength
 * @returns {Played | null}
 */
export function playedHand({ hand, play, hints, wrong }, end) {
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
 *
 * @param {Hand} hand
 * @param {Play} play
 */
function canCount(hand, { rated }) {
  const { dealt, step, cards, target } = hand;
  const isWanted = settings.peek().rated === "yes" && rated;
  const isUsual = target === DEFAULT_TARGET && !isRestricted(hand);
  const hasRanks = cards.length === 4 && cards.every((card) => card && "rank" in card);
  return isWanted && Boolean(dealt) && !step && isUsual && hasRanks;
}
