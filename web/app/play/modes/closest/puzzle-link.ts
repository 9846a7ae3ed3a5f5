import type { ClosestKind } from "../../../../engine/contract.d.ts";
import type { Query } from "../../../base/address/router.ts";
import { isDay } from "../../../base/time/dates.ts";
import type { Played } from "../../../table/hand/played.ts";

/** The name of a puzzle, which determines its numbers and its target. */
export interface PuzzleName {
  kind: ClosestKind;
  /** The number of large numbers; null for a random number of them. */
  large: number | null;
  /** Whether every intermediate value must be a positive whole number. */
  whole: boolean;
  /** Six characters in base 36; empty for the puzzle of the day. */
  seed: string;
  date: string | null;
}

export const KINDS = ["countdown", "digits", "cards"] as const;

const SEED = /^[0-9a-z]{6}$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
const NAME = /^([0-2])([0-4x])([wf])([0-9a-z]{6})$/;

/** The puzzle of a day. */
export const ofDay = (date: string): PuzzleName => ({
  kind: "countdown",
  large: null,
  whole: true,
  seed: "",
  date,
});

/** The puzzle of a link; null if the link names none. */
export function readPuzzle({
  date = "",
  kind: word,
  large = "",
  seed = "",
  whole = "yes",
}: Query): PuzzleName | null {
  if (isDay(date)) return ofDay(date);
  const kind = KINDS.find((each) => each === word);
  if (!kind || !SEED.test(seed)) return null;
  const count = kind === "countdown" && /^[0-4]$/.test(large) ? Number(large) : null;
  return { kind, large: count, whole: whole !== "no", seed, date: null };
}

export function puzzleQuery({ kind, large, whole, seed, date }: PuzzleName): Query {
  if (date) return { date };
  return { kind, ...(large !== null && { large: `${large}` }), seed, whole: whole ? "yes" : "no" };
}

/**
 * A puzzle's name in records: its date, or its kind, large numbers and rule, a character each, and
 * its seed.
 */
export function puzzleName({ kind, large, whole, seed, date }: PuzzleName) {
  if (date) return date;
  return `${KINDS.indexOf(kind)}${large ?? "x"}${whole ? "w" : "f"}${seed}`;
}

/** The puzzle of a record and the stars of its answer; null for any other record. */
export function resultOf({ series = "", stars }: Pick<Played, "series" | "stars">) {
  const puzzle = puzzleNamed(series);
  return puzzle && stars !== undefined ? { puzzle, stars } : null;
}

function puzzleNamed(name: string): PuzzleName | null {
  if (DATE.test(name)) return ofDay(name);
  const [, place, large, rule, seed = ""] = name.match(NAME) ?? [];
  const kind = KINDS[Number(place)];
  if (!kind) return null;
  return {
    kind,
    large: large === "x" ? null : Number(large),
    whole: rule === "w",
    seed,
    date: null,
  };
}
