import { addDays } from "../../../base/time/dates.ts";
import { playedHands } from "../../../player/history/history.ts";
import type { Played } from "../../../table/hand/played.ts";
import { KINDS, type PuzzleName, puzzleName, resultOf } from "./puzzle-link.ts";

export type Ended = Played & { puzzle: PuzzleName; stars: number };

/** The first result of each puzzle, oldest first, by the name of the puzzle. */
function firstResults(): Map<string, Ended> {
  const results = new Map<string, Ended>();
  for (const played of playedHands.value.filter(({ mode }) => mode === "closest")) {
    const result = resultOf(played);
    const key = result && puzzleName(result.puzzle);
    if (key && !results.has(key)) results.set(key, { ...played, ...result });
  }
  return results;
}

export const firstResult = (puzzle: PuzzleName) => firstResults().get(puzzleName(puzzle)) ?? null;

/** The results for each kind of puzzle, for numbers that the player chose. */
export function talliesByKind(): {
  kind: PuzzleName["kind"];
  played: number;
  stars: number;
  exact: number;
}[] {
  const all = [...firstResults().values()];
  return KINDS.flatMap((kind) => {
    const ofKind = all.filter(({ puzzle }) => puzzle.kind === kind);
    if (ofKind.length === 0) return [];
    const stars = ofKind.reduce((sum, each) => sum + each.stars, 0);
    return {
      kind,
      played: ofKind.length,
      stars,
      exact: ofKind.filter((each) => each.stars === 3).length,
    };
  });
}

/**
 * The days in a row, up to today or yesterday, on which the puzzle of the day got a star in time.
 */
export function dayStreak(today: string) {
  const days = new Set(
    [...firstResults().values()]
      .filter((each) => each.puzzle.date && each.stars > 0 && each.localDate === each.puzzle.date)
      .map(({ puzzle }) => puzzle.date),
  );
  let day = days.has(today) ? today : addDays(today, -1);
  let length = 0;
  for (; days.has(day); day = addDays(day, -1)) length += 1;
  return length;
}
