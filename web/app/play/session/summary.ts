import { CHOICES } from "../../base/browser/settings.ts";
import type { Change } from "../../player/strength/estimate.ts";
import { isFound, isSolved, type Played } from "../../table/hand/played.ts";

const LEVELS: readonly string[] = CHOICES.level;

/**
 * A summary of some hands: how many were solved, how many of these without hints and wrong answers,
 * the best and the median time, the hardest level solved, and the strength before and after.
 *
 * @param changes of the strength, oldest first
 */
export function summaryOf(hands: readonly Played[], changes: readonly Change[]) {
  const solved = hands.filter(isSolved);
  const found = hands.filter(isFound);
  const times = found.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const levels = found
    .flatMap(({ level }) => level ?? [])
    .sort((a, b) => LEVELS.indexOf(a) - LEVELS.indexOf(b));
  const ids = new Set(hands.map(({ id }) => id));
  const ofSession = changes.filter(({ id }) => ids.has(id));
  const [first, last] = [ofSession.at(0), ofSession.at(-1)];
  return {
    solved: solved.length,
    clean: solved.filter(({ hints, wrong }) => hints + wrong === 0).length,
    best: times[0] ?? null,
    median: times[times.length >> 1] ?? null,
    hardest: levels.at(-1) ?? null,
    strength:
      first && last ? { before: Math.round(first.before), after: Math.round(last.after) } : null,
  };
}
