import glicko2 from "glicko2-lite";
import { nameOf } from "../history/played.js";
import { resultOf } from "./result.js";
import { FIRST_STRENGTH, strengthOf } from "./scale.js";

/** @import { Played } from "../history/played.js" */

/** @typedef {{id: string, at: number, before: number, after: number}} Change by one hand */

/** A new player may be far from the first estimate; one who is known may still learn. */
const UNKNOWN = 600;
const KNOWN = 100;

/** The spread of the times for hands of one score. */
const HAND = 50;

const VOLATILITY = 0.06;

/**
 * Follows the strength of a player through the history: the same hands give the same strength. A
 * history that has only grown is not read again from its beginning.
 */
export function createEstimate() {
  let read = /** @type {readonly Played[]} */ ([]);
  let seen = /** @type {Set<string>} */ (new Set());
  let changes = /** @type {Change[]} */ ([]);
  let player = begin();

  function begin() {
    return { rating: FIRST_STRENGTH, rd: UNKNOWN, vol: VOLATILITY };
  }

  /** @param {Played} hand */
  function count(hand) {
    const name = `${nameOf(hand.numbers)} ${hand.target}`;
    if (hand.rated && hand.score !== null && !seen.has(name)) {
      const before = player.rating;
      const { rating, rd, vol } = player;
      player = glicko2(rating, rd, vol, [[strengthOf(hand.score), HAND, resultOf(hand)]]);
      player.rd = Math.max(player.rd, KNOWN);
      changes.push({ id: hand.id, at: hand.at, before, after: player.rating });
    }
    seen.add(name);
  }

  /**
   * The changes of the strength, one for each hand that counts.
   *
   * @param {readonly Played[]} hands oldest first
   * @returns {readonly Change[]}
   */
  return (hands) => {
    const grown = read.length === 0 || hands[read.length - 1] === read.at(-1);
    if (!grown) {
      seen = new Set();
      changes = [];
      player = begin();
    }
    for (const hand of hands.slice(grown ? read.length : 0)) count(hand);
    read = hands;
    return [...changes];
  };
}
