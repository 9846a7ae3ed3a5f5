import { isSolved, type Played } from "../../../table/hand/played.ts";
import { isMissed } from "./streak-link.ts";

/** The hints of a whole run, and how many of its hands may be skipped. */
export const HINTS = 3;
export const SKIPS = 1;

/** What became of a hand. `open`: it was left, and is the next hand to play. */
export type Entry = { end: "solved" | "skipped" | "missed" | "open"; played: Played };

/** A run as it has been played so far. */
export interface Standing {
  /** By place. */
  entries: Entry[];
  /** How many hands were solved. */
  solved: number;
  /** The place of the hand to play, from 0. */
  place: number;
  /** The hints and skips that are left. */
  hints: number;
  skips: number;
  isOver: boolean;
}

/**
 * The state of a run. A hand that was left is skipped once the next hand was seen. Of a hand that
 * has ended, later records do not count.
 *
 * @param records of the run, oldest first
 */
export function standingAfter(records: readonly Played[]): Standing {
  const entries: Entry[] = [];
  let [hints, skips, place, isOver] = [HINTS, SKIPS, 0, false];
  for (const played of records) {
    const left = isOver ? null : entries[place];
    if (left && skips > 0 && played.place === place + 1) {
      entries[place] = { ...left, end: "skipped" };
      skips -= 1;
      place += 1;
    }
    if (isOver || played.place !== place) continue;
    hints -= played.hints;
    const end = hints < 0 ? "missed" : endOf(played);
    entries[place] = { end, played };
    if (end === "solved") place += 1;
    isOver = end === "missed";
  }
  const solved = entries.filter(({ end }) => end === "solved").length;
  return { entries, solved, place, hints: Math.max(0, hints), skips, isOver };
}

function endOf(played: Played) {
  if (isMissed(played)) return "missed";
  return isSolved(played) ? "solved" : "open";
}
