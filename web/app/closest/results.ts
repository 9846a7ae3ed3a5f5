import { addDays } from "../daily/daily-dates.js";
import { playedHands } from "../history/history.js";
import { datePlayed } from "../history/played.js";
import { KINDS, nameOf, resultOf } from "./puzzle-link.js";

/** @import { Played } from "../history/played.js" */
/** @import { PuzzleName } from "./puzzle-link.js" */

/** @typedef {Played & {puzzle: PuzzleName, stars: number}} Ended */

/** @param {PuzzleName} puzzle */
const keyOf = (puzzle) => `${nameOf(puzzle)} ${puzzle.date}`;

/**
 * How each puzzle ended first, oldest first.
 *
 * @returns {Map<string, Ended>} by its name and date
 */
function firstResults() {
  const results = /** @type {Map<string, Ended>} */ (new Map());
  for (const played of playedHands.value.filter(({ mode }) => mode === "closest")) {
    const result = resultOf(played);
    const key = result && keyOf(result.puzzle);
    if (key && !results.has(key)) results.set(key, { ...played, ...result });
  }
  return results;
}

/** @param {PuzzleName} puzzle */
export const firstResult = (puzzle) => firstResults().get(keyOf(puzzle)) ?? null;

/**
 * What was reached in each kind of puzzle, in numbers as the player has chosen them.
 *
 * @returns {{kind: PuzzleName["kind"], played: number, stars: number, exact: number}[]}
 */
export function talliesByKind() {
  const all = [...firstResults().values()];
  return KINDS.flatMap((kind) => {
    const own = all.filter(({ puzzle }) => puzzle.kind === kind);
    if (own.length === 0) return [];
    const stars = own.reduce((sum, each) => sum + each.stars, 0);
    return {
      kind,
      played: own.length,
      stars,
      exact: own.filter((each) => each.stars === 3).length,
    };
  });
}

/**
 * How many days in a row, up to today or yesterday, the puzzle of the day got a star on that day.
 *
 * @param {string} today
 */
export function dayStreak(today) {
  const days = new Set(
    [...firstResults().values()]
      .filter((each) => each.puzzle.date && each.stars > 0 && datePlayed(each) === each.puzzle.date)
      .map(({ puzzle }) => puzzle.date),
  );
  let day = days.has(today) ? today : addDays(today, -1);
  let length = 0;
  for (; days.has(day); day = addDays(day, -1)) length += 1;
  return length;
}
