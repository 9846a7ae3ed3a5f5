import { mean, sum } from "../../base/data/sums.ts";
import { handName, isEnded, type Played } from "../../table/hand/played.ts";
import { createFold } from "../history/fold.ts";
import { leadOf, shareOf } from "./result.ts";
import { strengthOf } from "./scale.ts";

/**
 * How strong a player is with the hands of a technique, on the scale of the strength. `error` is
 * the standard error. `trend`: how the last hands compare with those before; null if they do not
 * differ clearly.
 */
export type TechniqueRating = {
  strength: number;
  error: number;
  hands: number;
  trend: "up" | "down" | null;
};

/** The standard deviation, in points, of one player's performances on hands of a technique. */
const SPREAD = 240;

/**
 * The standard deviation of a player's techniques around the strength with all of them, which is
 * the standard error of a technique without a hand.
 */
export const APART = 150;

/** The strength with all techniques counts as much as this number of hands of the technique. */
const PRIOR = (SPREAD / APART) ** 2;

/** The number of last hands of a technique that make its rating. */
const HANDS = 20;

/** The number of last hands of all techniques that make the strength with all of them. */
const ALL = 100;

/** The points that a hand that was given up lacks compared with one that was solved in the time. */
const LOSS = 240;

/**
 * The limits of what one hand shows. A hand may lie open while the player is away, and a time may
 * be luck.
 */
const LOWEST = 300;
const HIGHEST = 3000;

/** The trend compares the last hands of all techniques with the ones before. */
const LATELY = 50;
/** The least number of hands of a technique on either side of a trend. */
const LEAST = 4;
/** A trend is marked if it exceeds its standard error by this factor: 5 % of even techniques are. */
const CLEARLY = 2;

/** A hand of a technique: the strength that it showed, and its number among all hands. */
type Performance = { points: number; at: number };

type State = {
  seen: Set<string>;
  count: number;
  all: number[];
  techniques: Map<string, Performance[]>;
};

/**
 * Computes the rating of each technique from the history, oldest first. Only the first sight of a
 * hand counts.
 */
export function createTechniqueRatings() {
  const fold = createFold<State>(
    () => ({ seen: new Set(), count: 0, all: [], techniques: new Map() }),
    count,
  );
  return (hands: readonly Played[]): ReadonlyMap<string, TechniqueRating> => {
    const { all, count: total, techniques } = fold(hands);
    const prior = mean(all);
    return new Map(
      [...techniques].map(([code, own]) => [code, ratingOf(own, prior, total)] as const),
    );
  };
}

function count(state: State, hand: Played) {
  const { score, technique } = hand;
  if (score === undefined || !technique || !isEnded(hand)) return;
  const name = handName(hand);
  if (state.seen.has(name)) return;
  state.seen.add(name);
  const shown = strengthOf(score) + leadOf(hand) - LOSS * (1 - shareOf(hand));
  const points = Math.min(HIGHEST, Math.max(LOWEST, shown));
  state.count += 1;
  state.all = [...state.all, points].slice(-ALL);
  const own = state.techniques.get(technique.code) ?? [];
  own.push({ points, at: state.count });
  if (own.length > 2 * HANDS) own.shift();
  state.techniques.set(technique.code, own);
}

function ratingOf(own: readonly Performance[], prior: number, total: number): TechniqueRating {
  const last = own.slice(-HANDS).map(({ points }) => points);
  const weight = PRIOR + last.length;
  return {
    strength: (PRIOR * prior + sum(last)) / weight,
    error: SPREAD / Math.sqrt(weight),
    hands: own.length,
    trend: trendOf(own, total - LATELY),
  };
}

/** @param since the number of the last hand before the trend */
function trendOf(own: readonly Performance[], since: number): TechniqueRating["trend"] {
  const lately = own.filter(({ at }) => at > since).map(({ points }) => points);
  const before = own.filter(({ at }) => at <= since).map(({ points }) => points);
  if (Math.min(lately.length, before.length) < LEAST) return null;
  const change = mean(lately) - mean(before);
  const error = SPREAD * Math.sqrt(1 / lately.length + 1 / before.length);
  if (Math.abs(change) < CLEARLY * error) return null;
  return change > 0 ? "up" : "down";
}

/** The ratings of the techniques in a history, oldest first, by their codes. */
export const techniqueRatings = createTechniqueRatings();
