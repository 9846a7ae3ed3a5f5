import type { Query } from "../../../base/address/router.ts";
import { load, save } from "../../../base/browser/storage.ts";
import { runName, runNamed, type SprintRun } from "./kinds.ts";
import type { Mark } from "./run.ts";

/** A run in a link, with the sender's result if there is one. */
export type Sent = { run: SprintRun; marks: Mark[] | null };

/**
 * The time in tenths of a second, how the hand ended, and the wrong answers: `83`, `120s`, `45ow2`.
 */
const MARK = /^(\d{1,6})([so]?)(?:w([1-9]\d?))?$/;
const ENDS = new Map<string, Mark["end"]>([
  ["s", "skipped"],
  ["o", "open"],
]);

/** The largest number of hands in a link. */
const MOST = 300;

/** The run of a link; null if the link has no run. `marks` is null if the result cannot be read. */
export function readSent({ run: name = "", marks }: Query): Sent | null {
  const run = runNamed(name);
  return run && { run, marks: readMarks(marks) };
}

function readMarks(text: string | undefined): Mark[] | null {
  const found = text?.split(",").map((part) => part.match(MARK)) ?? [];
  if (found.length === 0 || found.length > MOST || found.includes(null)) return null;
  return found.map((part) => {
    const [, tenths, end = "", wrong = "0"] = part ?? [];
    return {
      end: ENDS.get(end) ?? "solved",
      milliseconds: Number(tenths) * 100,
      wrong: Number(wrong),
    };
  });
}

/** The storage key of friends' results, by the name of the player's own run with the same hands. */
const KEY = "twentyfour:sprints";
const STORED = 20;

function isPair(stored: unknown): stored is string[] {
  return Array.isArray(stored) && stored.every((text) => typeof text === "string");
}

function storedMarks(): string[][] {
  const stored = load(KEY);
  return Array.isArray(stored) ? stored.filter(isPair) : [];
}

/** Stores a friend's result together with the player's own run with the same hands. */
export function storeMarks(run: SprintRun, marks: readonly Mark[]) {
  const name = runName(run);
  const others = storedMarks().filter(([other]) => other !== name);
  save(KEY, [...others, [name, marks.map(written).join()]].slice(-STORED));
}

/** The friend's result that belongs to a run of the player. */
export function marksBeside(run: SprintRun) {
  const pair = storedMarks().find(([name]) => name === runName(run));
  return pair ? readMarks(pair[1]) : null;
}

function written({ end, milliseconds, wrong }: Mark) {
  const letter = end === "solved" ? "" : end.charAt(0);
  return `${Math.round(milliseconds / 100)}${letter}${wrong ? `w${Math.min(wrong, 99)}` : ""}`;
}

export const runQuery = (run: SprintRun, marks: readonly Mark[] = []): Query => ({
  run: runName(run),
  ...(marks.length > 0 && { marks: marks.map(written).join() }),
});

/**
 * The query of the link that plays a hand of a run.
 *
 * @param place from 0
 */
export const placeQuery = (run: SprintRun, place: number): Query => ({
  sprint: runName(run),
  place: `${place + 1}`,
});

/** The run and the place in a link to the table, if it has them. */
export function readPlace({ sprint: name = "", place = "" }: Query) {
  const run = runNamed(name);
  return run && /^[1-9]\d{0,2}$/.test(place) ? { run, place: Number(place) - 1 } : null;
}
