import { handName, type Played } from "../history/played.ts";
import { expected, leadOf, shareOf } from "./result.ts";
import { FIRST_STRENGTH, strengthOf } from "./scale.ts";

/**
 * A change of the strength by one hand. `error` is the standard error of the strength after the
 * hand.
 */
export type Change = { id: string; at: number; before: number; after: number; error: number };

/**
 * The number of last wins that determine the strength, and the share of them that is left out at
 * either end.
 */
const WINS = 20;
const EXTREME = 0.2;

/** The standard deviation, in points, of one player's performances on hands of the same level. */
const SPREAD = 240;

/**
 * A strength only rises to a lower bound of the estimate: this many standard errors below the mean.
 */
const CAUTION = 1.2;

/**
 * The share of the way to that bound that one win moves, and the points over which rises fade out.
 */
const SHARE = 0.4;
const FADE = 10;

/** The most that a lost hand costs. */
const LOSS = 60;

/**
 * Computes the strength of a player from the history: the same hands give the same strength. If the
 * history has only grown, only the new hands are read.
 */
export function createEstimate() {
  let read: readonly Played[] = [];
  let seen = new Set<string>();
  let changes: Change[] = [];
  let wins: number[] = [];
  let strength = FIRST_STRENGTH;

  function begin() {
    seen = new Set();
    changes = [];
    wins = [];
    strength = FIRST_STRENGTH;
  }

  function count(hand: Played) {
    const name = handName(hand);
    if (hand.rated && hand.score !== null && !seen.has(name)) {
      const before = strength;
      strength += gain(hand, strengthOf(hand.score));
      const error = SPREAD / Math.sqrt(Math.max(1, wins.length));
      changes.push({ id: hand.id, at: hand.at, before, after: strength, error });
    }
    seen.add(name);
  }

  /**
   * A win moves the strength towards the mean of the last performances. Any other result costs
   * points, more for an easier hand.
   *
   * @param level the strength of the hand
   */
  function gain(hand: Played, level: number) {
    const share = shareOf(hand);
    if (share < 1) return -LOSS * expected(strength, level) * (1 - share);
    wins = [...wins, level + leadOf(hand)].slice(-WINS);
    const known = middle(wins) - (CAUTION * SPREAD) / Math.sqrt(wins.length);
    return SHARE * rising(known - strength);
  }

  /**
   * The changes of the strength, one for each hand that counts.
   *
   * @param hands oldest first
   */
  return (hands: readonly Played[]): readonly Change[] => {
    const grown = read.length === 0 || hands[read.length - 1] === read.at(-1);
    if (!grown) begin();
    for (const hand of hands.slice(grown ? read.length : 0)) count(hand);
    read = hands;
    return [...changes];
  };
}

/** The trimmed mean, without the lowest and highest values. */
function middle(values: readonly number[]) {
  const cut = Math.floor(values.length * EXTREME);
  const kept = [...values].sort((a, b) => a - b).slice(cut, values.length - cut);
  return kept.reduce((sum, value) => sum + value, 0) / kept.length;
}

/**
 * A smooth maximum of the way and 0: nearly the way itself if that is up, nearly 0 if it is down.
 */
function rising(way: number) {
  return Math.max(0, way) + FADE * Math.log1p(Math.exp(-Math.abs(way) / FADE));
}
