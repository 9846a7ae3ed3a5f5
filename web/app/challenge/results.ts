import { playedHands } from "../history/history.js";
import { standingAfter } from "../history/standing.js";

/** @import { Standing } from "../history/standing.js" */
/** @import { Challenge, Duel, Result } from "./challenge-link.js" */

/** @typedef {"won" | "lost" | "drawn"} Outcome */

/** @typedef {{solved: number, count: number, tenths: number}} Total */

/** The longest time that a link holds, in tenths of a second. */
const LONGEST = 999_999;

/**
 * The name of a hand of a challenge in the history.
 *
 * @param {Duel} duel
 */
export const duelName = ({ challenge, place }) => `${challenge.id}/${place}`;

/**
 * How the player stands with a hand of a challenge: the first time with it counts.
 *
 * @param {Duel} duel
 */
export function duelStanding(duel) {
  const name = duelName(duel);
  return standingAfter(playedHands.value.filter(({ challenge }) => challenge === name));
}

/** @param {Challenge} challenge */
export const standingsOf = (challenge) =>
  challenge.hands.map((_, place) => duelStanding({ challenge, place }));

/**
 * @param {Standing} standing of a hand that has ended
 * @returns {Result}
 */
export const resultOf = ({ result, milliseconds, hints }) =>
  result === "solved" ? { tenths: inTenths(milliseconds), hints: Math.min(hints, 99) } : null;

/**
 * A time as links have it: in tenths of a second as the clock showed it, at least one.
 *
 * @param {number} milliseconds
 */
export const inTenths = (milliseconds) =>
  Math.min(LONGEST, Math.max(1, Math.floor(milliseconds / 100)));

/**
 * @param {Result[]} results
 * @returns {Total}
 */
export const totalOf = (results) => ({
  solved: results.filter(Boolean).length,
  count: results.length,
  tenths: results.reduce((sum, result) => sum + (result?.tenths ?? 0), 0),
});

/**
 * Who did better: first by the hands that were solved, then by the time.
 *
 * @param {Result[]} mine
 * @param {Result[]} theirs
 * @returns {Outcome}
 */
export function outcomeOf(mine, theirs) {
  const [a, b] = [totalOf(mine), totalOf(theirs)];
  const ahead = a.solved - b.solved || b.tenths - a.tenths;
  return ahead > 0 ? "won" : ahead < 0 ? "lost" : "drawn";
}

/**
 * The first open hand after one, going round; undefined once all have ended.
 *
 * @param {Challenge} challenge
 * @param {number} [after] the place of a hand that is not meant
 */
export function openPlace(challenge, after = -1) {
  const standings = standingsOf(challenge);
  const places = standings.map((_, step) => (after + 1 + step) % standings.length);
  return places.find((place) => place !== after && standings[place]?.result === "open");
}
