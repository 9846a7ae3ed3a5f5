import { handName, type Played } from "../history/played.ts";
import { expected, leadOf, shareOf } from "./result.ts";
import { FIRST_STRENGTH, strengthOf } from "./scale.ts";

/** A change by one hand; `error` is the standard error of the strength after it. */
export type Change = { id: string; at: number; before: number; after: number; error: number };

/** The wins whose performances say how strong a player is, and the share left out at either end. */
const WINS = 20;
const EXTREME = 0.2;

/** How widely performances are spread, in points: times of one player for like hands. */
const SPREAD = 240;

/** A strength goes up to where it is known to be, this number of standard errors below the middle. */
const CAUTION = 1.2;

/** The share of the way there that one win goes, and the points over which that fades out. */
const SHARE = 0.4;
const FADE = 10;

/** The most that a hand which is lost costs. */
const LOSS = 60;

/**
 * Follows the strength of a player through the history: the same hands give the same strength. A
 * history that has only grown is not read again from its beginning.
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
   * A win leads towards the middle of the last performances; all else costs, the more the easier
   * the hand was.
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

/** The mean without the lowest and the highest. */
function middle(values: readonly number[]) {
  const cut = Math.floor(values.length * EXTREME);
  const kept = [...values].sort((a, b) => a - b).slice(cut, values.length - cut);
  return kept.reduce((sum, value) => sum + value, 0) / kept.length;
}

/** A way up as it is; downwards it tends to 0, and is never below. */
function rising(way: number) {
  return Math.max(0, way) + FADE * Math.log1p(Math.exp(-Math.abs(way) / FADE));
}
