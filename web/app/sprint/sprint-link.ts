import { load, save } from "../core/storage.js";
import { nameOf, runNamed } from "./kinds.js";

/** @import { Query } from "../core/router.js" */
/** @import { Run } from "./kinds.js" */
/** @import { Mark } from "./run.js" */

/**
 * A run in a link, with the result of its sender if there is one.
 *
 * @typedef {{run: Run, marks: Mark[] | null}} Sent
 */

/** Tenths of a second, how the hand ended, and the wrong answers, such as `83`, `120s`, `45ow2`. */
const MARK = /^(\d{1,6})([so]?)(?:w([1-9]\d?))?$/;
const ENDS = /** @type {const} */ ({ "": "solved", s: "skipped", o: "open" });

/** A link has no more hands than this. */
const MOST = 300;

/**
 * The run of a link; null where there is none, `marks` is null where they cannot be read.
 *
 * @param {Query} query
 * @returns {Sent | null}
 */
export function readSent({ run: name = "", marks }) {
  const run = runNamed(name);
  return run && { run, marks: readMarks(marks) };
}

/**
 * @param {string | undefined} text
 * @returns {Mark[] | null}
 */
function readMarks(text) {
  const found = text?.split(",").map((part) => part.match(MARK)) ?? [];
  if (found.length === 0 || found.length > MOST || found.includes(null)) return null;
  return found.map((part) => {
    const [, tenths, end = "", wrong = "0"] = part ?? [];
    return {
      end: ENDS[/** @type {keyof typeof ENDS} */ (end)],
      milliseconds: Number(tenths) * 100,
      wrong: Number(wrong),
    };
  });
}

/** Where the results of friends are stored, by the names of the player's own runs, while these are played. */
const KEY = "twentyfour:sprints";
const STORED = 20;

/** @type {(stored: unknown) => stored is string[]} */
function isPair(stored) {
  return Array.isArray(stored) && stored.every((text) => typeof text === "string");
}

/** @returns {string[][]} */
function storedMarks() {
  const stored = load(KEY);
  return Array.isArray(stored) ? stored.filter(isPair) : [];
}

/**
 * Stores the result of a friend beside the player's own run with the same hands.
 *
 * @param {Run} run
 * @param {readonly Mark[]} marks
 */
export function storeMarks(run, marks) {
  const name = nameOf(run);
  const others = storedMarks().filter(([other]) => other !== name);
  save(KEY, [...others, [name, marks.map(written).join()]].slice(-STORED));
}

/**
 * The result of a friend beside a run of the player.
 *
 * @param {Run} run
 */
export function marksBeside(run) {
  const pair = storedMarks().find(([name]) => name === nameOf(run));
  return pair ? readMarks(pair[1]) : null;
}

/** @param {Mark} mark */
function written({ end, milliseconds, wrong }) {
  const letter = end === "solved" ? "" : end.charAt(0);
  return `${Math.round(milliseconds / 100)}${letter}${wrong ? `w${Math.min(wrong, 99)}` : ""}`;
}

/**
 * @param {Run} run
 * @param {readonly Mark[]} [marks]
 * @returns {Query}
 */
export const runQuery = (run, marks = []) => ({
  run: nameOf(run),
  ...(marks.length > 0 && { marks: marks.map(written).join() }),
});

/**
 * The query of the link that lays a hand of a run on the table.
 *
 * @param {Run} run
 * @param {number} place from 0
 * @returns {Query}
 */
export const placeQuery = (run, place) => ({ sprint: nameOf(run), place: `${place + 1}` });

/**
 * The run and the place that a link to the table names, if it does.
 *
 * @param {Query} query
 */
export function readPlace({ sprint: name = "", place = "" }) {
  const run = runNamed(name);
  return run && /^[1-9]\d{0,2}$/.test(place) ? { run, place: Number(place) - 1 } : null;
}
