/** @import { Card } from "../../engine/contract.d.ts" */
/** @import { Posed } from "../core/puzzle.js" */

/** @typedef {0 | 1} Side */

/**
 * Why a point was given, or that none was: `right` and `wrong` for an answer or for saying that
 * there is no solution, `late` when the time was up, `skipped` when both went on.
 *
 * @typedef {"right" | "wrong" | "late" | "skipped"} Reason
 */

/**
 * A hand of a race; `solvable`: it was dealt as one that is.
 *
 * @typedef {Posed & {cards: Card[], solvable?: boolean}} RaceDeal
 */

/**
 * A race between two sides. `by` has buzzed; `ready` want the next hand; `point` has won the last.
 *
 * @typedef {object} RaceState
 * @property {"start" | "dealing" | "open" | "answering" | "judging" | "decided" | "over"} phase
 * @property {readonly [number, number]} scores
 * @property {RaceDeal | null} deal
 * @property {Side | null} by
 * @property {readonly [boolean, boolean]} ready
 * @property {Reason | null} reason
 * @property {Side | null} point
 */

/** The points that win a race. */
export const GOAL = 10;

/** The time to answer after a buzz, in milliseconds. */
export const TIME = 30_000;

/** @type {RaceState} */
export const START = {
  phase: "start",
  scores: [0, 0],
  deal: null,
  by: null,
  ready: [false, false],
  reason: null,
  point: null,
};

/** @param {Side} side @returns {Side} */
export const other = (side) => (side === 0 ? 1 : 0);

/**
 * @param {readonly [number, number]} scores
 * @param {Side} side
 * @returns {[number, number]}
 */
const counted = ([left, right], side) => (side === 0 ? [left + 1, right] : [left, right + 1]);

/** @param {RaceState} race @returns {RaceState} */
export const dealing = ({ scores }) => ({ ...START, phase: "dealing", scores });

/** @param {RaceState} race @param {RaceDeal} deal @returns {RaceState} */
export const dealt = (race, deal) => ({ ...race, phase: "open", deal });

/** @param {RaceState} race @param {Side} side @returns {RaceState} */
export const buzzed = (race, side) =>
  race.phase === "open" ? { ...race, phase: "answering", by: side } : race;

/** @param {RaceState} race @returns {RaceState} */
export const judging = (race) =>
  race.phase === "answering" ? { ...race, phase: "judging" } : race;

/**
 * The result for the side that buzzed; anything but `right` gives the point to the other.
 *
 * @param {RaceState} race
 * @param {"right" | "wrong" | "late"} reason
 * @returns {RaceState}
 */
export function settled(race, reason) {
  if (race.by === null) return race;
  const point = reason === "right" ? race.by : other(race.by);
  const scores = counted(race.scores, point);
  return { ...race, phase: scores[point] >= GOAL ? "over" : "decided", scores, point, reason };
}

/**
 * A side wants the next hand; both have to.
 *
 * @param {RaceState} race
 * @param {Side} side
 * @returns {RaceState}
 */
export function skipped(race, side) {
  if (race.phase !== "open") return race;
  const ready = /** @type {const} */ ([side === 0 || race.ready[0], side === 1 || race.ready[1]]);
  return ready[0] && ready[1]
    ? { ...race, phase: "decided", ready, reason: "skipped" }
    : { ...race, ready };
}
