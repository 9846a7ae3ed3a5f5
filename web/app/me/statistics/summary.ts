import { CHOICES } from "../../base/browser/settings.ts";
import { isCompared } from "../../play/modes.ts";
import { createFold } from "../../player/history/fold.ts";
import {
  cardsName,
  isEnded,
  isFound,
  isSolved,
  type Played,
  wasPlayed,
} from "../../table/hand/played.ts";

/**
 * Hands of one kind. `median` is the median time, `half` the range from the first to the third
 * quartile, `lately` the median of the last hands.
 */
export interface SolvedShare {
  code: string;
  played: number;
  solved: number;
  median: number | null;
  half: [number, number] | null;
  lately: number | null;
}

/** The number of last hands in `lately`, and the least number of times for quartiles. */
const LATELY = 20;
const ENOUGH = 4;

const LEVELS: readonly string[] = CHOICES.level;

/**
 * The groups of hands that show how times change: their largest number, and the least number of
 * hands in each.
 */
const MOST_GROUPS = 12;
const GROUP = 5;

/** The bounds between the columns of solving times, in seconds. */
const BOUNDS = [5, 10, 20, 30, 60, 120, 300, 600];

/** `from` and `to` are in seconds. */
export type Column = { from: number; to: number | null; count: number };

/**
 * Consecutive hands: the numbers of the first and the last, counted from 1, the median of their
 * times, and the range from the first to the third quartile.
 */
export type Group = { from: number; to: number; median: number; half: [number, number] };

export type LevelTimes = { code: string; columns: Column[]; groups: Group[] };

/** Hands of one kind: how many were played and solved, and the times that count for speed. */
type Tally = { played: number; solved: number; unaided: number; times: number[] };

const emptyTally = (): Tally => ({ played: 0, solved: 0, unaided: 0, times: [] });

/**
 * The statistics, updated with each new hand. Hands that were only looked at are left out. A hand
 * of the day or of a challenge sets a time only when it ends for the first time, because the player
 * knows it afterwards. Modes whose times are not compared set no times.
 */
const summaryOf = createFold(
  () => ({
    all: emptyTally(),
    days: new Map<string, number>(),
    levels: new Map<string, Tally>(),
    techniques: new Map<string, Tally>(),
    known: new Set<string>(),
  }),
  ({ all, days, levels, techniques, known }, hand) => {
    if (!wasPlayed(hand)) return;
    const day = hand.localDate;
    days.set(day, (days.get(day) ?? 0) + 1);
    const setsTime = isEnded(hand) && isFirst(hand, known) && isFound(hand) && isCompared(hand);
    count(all, hand, setsTime);
    if (hand.level) count(tallyIn(levels, hand.level), hand, setsTime);
    if (hand.technique) count(tallyIn(techniques, hand.technique.code), hand, setsTime);
  },
);

/**
 * Whether a hand of a set ends for the first time.
 *
 * @param known the names of the hands that have ended
 */
function isFirst({ series, place, numbers }: Played, known: Set<string>) {
  if (series === undefined) return true;
  const name = [series, place, cardsName(numbers)].join(" ");
  return !known.has(name) && Boolean(known.add(name));
}

function tallyIn(tallies: Map<string, Tally>, code: string) {
  const tally = tallies.get(code) ?? emptyTally();
  tallies.set(code, tally);
  return tally;
}

function count(tally: Tally, hand: Played, setsTime: boolean) {
  tally.played += 1;
  if (isSolved(hand)) tally.solved += 1;
  if (isSolved(hand) && hand.hints === 0) tally.unaided += 1;
  if (setsTime) tally.times.push(hand.milliseconds);
}

/** In ascending order. */
const sortedTimes = ({ times }: Tally) => Float64Array.from(times).sort();

function median(sorted: Float64Array) {
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** @param hands oldest first */
export function totals(hands: readonly Played[]) {
  const { all } = summaryOf(hands);
  const { played, solved, unaided } = all;
  const sorted = sortedTimes(all);
  return { played, solved, unaided, median: median(sorted), best: sorted[0] ?? null };
}

/** The number of hands by time. The first column begins at zero, the last has no end. */
export function spread(hands: readonly Played[]) {
  return columnsOf(summaryOf(hands).all.times);
}

/** @param times in milliseconds */
function columnsOf(times: readonly number[]): Column[] {
  const columns = [0, ...BOUNDS].map((from, place) => ({
    from,
    to: BOUNDS[place] ?? null,
    count: 0,
  }));
  for (const time of times) {
    const column = columns.findLast(({ from }) => time / 1000 >= from);
    if (column) column.count += 1;
  }
  return columns;
}

/**
 * For each level, the distribution of its times and their change. Leaves out levels with few hands.
 *
 * @param hands oldest first
 */
export function timesByLevel(hands: readonly Played[]): LevelTimes[] {
  const { levels } = summaryOf(hands);
  return LEVELS.flatMap((code) => {
    const { times } = levels.get(code) ?? emptyTally();
    if (times.length < GROUP) return [];
    return [{ code, columns: columnsOf(times), groups: groupsOf(times) }];
  });
}

/** Splits times into consecutive groups of about equal size. */
function groupsOf(times: readonly number[]): Group[] {
  const count = Math.min(MOST_GROUPS, Math.floor(times.length / GROUP));
  const bounds = Array.from({ length: count + 1 }, (_, place) =>
    Math.floor((place * times.length) / count),
  );
  return bounds.slice(1).flatMap((to, place) => {
    const from = bounds[place] ?? 0;
    const sorted = Float64Array.from(times.slice(from, to)).sort();
    const [middle, half] = [median(sorted), halfOf(sorted)];
    return middle === null || half === null ? [] : [{ from: from + 1, to, median: middle, half }];
  });
}

/** The number of hands on each day. */
export const byDay = (hands: readonly Played[]): ReadonlyMap<string, number> =>
  summaryOf(hands).days;

export function byLevel(hands: readonly Played[]) {
  const shares = sharesOf(summaryOf(hands).levels);
  return shares.sort((a, b) => LEVELS.indexOf(a.code) - LEVELS.indexOf(b.code));
}

export function byTechnique(hands: readonly Played[]) {
  return sharesOf(summaryOf(hands).techniques).sort((a, b) => b.played - a.played);
}

/** The first and the third quartile; null if there are too few times. */
function halfOf(sorted: Float64Array): [number, number] | null {
  const [low, high] = [sorted[sorted.length >> 2], sorted[(3 * sorted.length) >> 2]];
  return sorted.length < ENOUGH || low === undefined || high === undefined ? null : [low, high];
}

const sharesOf = (tallies: ReadonlyMap<string, Tally>): SolvedShare[] =>
  [...tallies].map(([code, tally]) => {
    const { played, solved } = tally;
    const sorted = sortedTimes(tally);
    const lately = median(sortedTimes({ ...tally, times: tally.times.slice(-LATELY) }));
    return { code, played, solved, median: median(sorted), half: halfOf(sorted), lately };
  });
