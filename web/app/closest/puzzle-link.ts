import { isDay } from "../daily/daily-dates.js";

/** @import { ClosestKind } from "../../engine/contract.d.ts" */
/** @import { Query } from "../core/router.js" */
/** @import { Played } from "../history/played.js" */

/**
 * What names a puzzle: its numbers and its target follow from it.
 *
 * @typedef {object} PuzzleName
 * @property {ClosestKind} kind
 * @property {number | null} large how many large numbers there are; null for any number of them
 * @property {boolean} whole whether every value on the way is a positive whole number
 * @property {string} seed six characters in base 36; empty for the puzzle of a day
 * @property {string | null} date
 */

export const KINDS = /** @type {const} */ (["countdown", "digits", "cards"]);

const SEED = /^[0-9a-z]{6}$/;
const NAME = /^([0-2])([0-4x])([wf])([0-9a-z]{6})$/;

/** The name of the puzzle of any day. */
const DAILY = "daily";

/**
 * The puzzle of a day.
 *
 * @param {string} date
 * @returns {PuzzleName}
 */
export const ofDay = (date) => ({ kind: "countdown", large: null, whole: true, seed: "", date });

/**
 * The puzzle of a link; null where it names none.
 *
 * @param {Query} query
 * @returns {PuzzleName | null}
 */
export function readPuzzle({ date = "", kind: word, large = "", seed = "", whole = "yes" }) {
  if (isDay(date)) return ofDay(date);
  const kind = KINDS.find((each) => each === word);
  if (!kind || !SEED.test(seed)) return null;
  const count = kind === "countdown" && /^[0-4]$/.test(large) ? Number(large) : null;
  return { kind, large: count, whole: whole !== "no", seed, date: null };
}

/**
 * @param {PuzzleName} puzzle
 * @returns {Query}
 */
export function puzzleQuery({ kind, large, whole, seed, date }) {
  if (date) return { date };
  return { kind, ...(large !== null && { large: `${large}` }), seed, whole: whole ? "yes" : "no" };
}

/**
 * The name of a puzzle in records: its kind, large numbers and rule, a character each, and its seed.
 *
 * @param {PuzzleName} puzzle
 */
export function nameOf({ kind, large, whole, seed, date }) {
  if (date) return DAILY;
  return `${KINDS.indexOf(kind)}${large ?? "x"}${whole ? "w" : "f"}${seed}`;
}

/**
 * The puzzle of a record and the stars that the answer got; null for any other record.
 *
 * @param {Pick<Played, "date" | "challenge">} played
 */
export function resultOf({ date, challenge = "" }) {
  const [name = "", stars = ""] = challenge.split("/");
  const puzzle = name === DAILY && date ? ofDay(date) : named(name);
  return puzzle && /^[0-3]$/.test(stars) ? { puzzle, stars: Number(stars) } : null;
}

/**
 * @param {string} name
 * @returns {PuzzleName | null}
 */
function named(name) {
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
