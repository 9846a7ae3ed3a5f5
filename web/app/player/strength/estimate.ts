export { findLostHands } from "../history/lost/find-lost-hands.ts";

import { handName, isFound, isSolved, type Played } from "../../table/hand/played.ts";
import { createFold } from "../history/fold.ts";
import type { Past } from "../history/lost/past.ts";
import { examined, expected, leadOf, SPREAD, shareOf, WRONG } from "./result.ts";
import { FIRST_STRENGTH, strengthOf } from "./scale.ts";

/**
 * A change of the strength by one hand. `error` is the standard error of the strength after the
 * hand, `ceiling` the score below which the next hands are dealt.
 */
export type Change = {
  id: string;
  at: number;
  before: number;
  after: number;
  error: number;
  ceiling: number;
};

/** The width of a level on the scale of scores. */
const LEVEL = 25;

/**
 * The number of last wins that determine the strength, and the share of them that is left out at
 * either end.
 */
const WINS = 20;
const EXTREME = 0.2;

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
 * The share of hands without a solution among mixed hands, at every setting, and how much more than
 * a wrong answer costs a right claim may gain, so that a claim at random never pays.
 */
export const UNSOLVABLE = 0.2;
const ODDS = (1 - UNSOLVABLE) / UNSOLVABLE;

/**
 * `changes` has one change for each hand that counts, and for the first hand. `wins` are the
 * performances of the last wins.
 */
type Estimate = {
  seen: Set<string>;
  changes: Change[];
  wins: number[];
  strength: number;
  ceiling: number;
};

/**
 * Computes the changes of the strength of a player from the history, oldest first: the same hands
 * give the same strength.
 *
 * @param past reads what lost hands before the history have led to
 */
export function createEstimate(past: () => Past | null = () => null) {
  const estimate = createFold<Estimate>(() => {
    const { strength, ceiling = LEVEL } = past() ?? {};
    return {
      seen: new Set(),
      changes: [],
      wins: [],
      strength: strength ?? FIRST_STRENGTH,
      ceiling,
    };
  }, count);
  return (hands: readonly Played[]): readonly Change[] => [...estimate(hands).changes];
}

function count(state: Estimate, hand: Played) {
  const name = handName(hand);
  const counts = hand.rated && hand.score !== undefined && !state.seen.has(name);
  if (counts || isIntroduction(state, hand)) {
    const before = state.strength;
    const { score = 0 } = hand;
    if (counts) state.strength += gain(state, hand, strengthOf(score));
    if (isFound(hand)) state.ceiling = Math.max(state.ceiling, nextCeiling(score));
    const error = SPREAD / Math.sqrt(Math.max(1, state.wins.length));
    const { strength: after, ceiling } = state;
    state.changes.push({ id: hand.id, at: hand.at, before, after, error, ceiling });
  }
  state.seen.add(name);
}

/** The end of the level above that of a solved hand: levels rise one step at a time. */
const nextCeiling = (score: number) => LEVEL * (Math.floor(score / LEVEL) + 2);

/** The first hand, with its guide, is one of the hands that find the strength, without a change. */
const isIntroduction = ({ seen }: Estimate, hand: Played) =>
  seen.size === 0 && !hand.rated && hand.mode === "endless" && isSolved(hand);

/**
 * A win moves the strength towards the mean of the last performances. Any other result costs
 * points, more for an easier hand. A right claim that there is no solution is no performance: it
 * moves the strength towards the mean of the wins before it, as far as the hand was examined, and
 * so little that guessing does not pay.
 *
 * @param level the strength of the hand
 */
function gain(state: Estimate, hand: Played, level: number) {
  const share = shareOf(hand);
  const cost = LOSS * expected(state.strength, level);
  if (share < 1) return -cost * (1 - share);
  if (!isFound(hand)) {
    const most = ODDS * cost * (1 - WRONG);
    return examined(hand, state.strength, level) * Math.min(most, pull(state));
  }
  state.wins = [...state.wins, level + leadOf(hand)].slice(-WINS);
  return pull(state);
}

/** By how much a win moves the strength towards the lower bound; nothing before the first win. */
function pull({ wins, strength }: Estimate) {
  if (wins.length === 0) return 0;
  const known = trimmedMean(wins) - (CAUTION * SPREAD) / Math.sqrt(wins.length);
  return SHARE * rising(known - strength);
}

/** The trimmed mean, without the lowest and highest values. */
function trimmedMean(values: readonly number[]) {
  const cut = Math.floor(values.length * EXTREME);
  const central = [...values].sort((a, b) => a - b).slice(cut, values.length - cut);
  return central.reduce((sum, value) => sum + value, 0) / central.length;
}

/**
 * A smooth maximum of the way and 0: nearly the way itself if that is up, nearly 0 if it is down.
 */
function rising(way: number) {
  return Math.max(0, way) + FADE * Math.log1p(Math.exp(-Math.abs(way) / FADE));
}
