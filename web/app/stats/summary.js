import { CHOICES } from "../core/settings.js";
import { datePlayed, isEnded, isSolved, nameOf } from "../history/played.js";
import { isCompared } from "../modes/modes.js";

/** @import { Played } from "../history/played.js" */

/** @typedef {{code: string, played: number, solved: number, median: number | null}} Share */

/** @type {readonly string[]} */
const LEVELS = CHOICES.level;

/** Where one column of solving times ends and the next begins, in seconds. */
const BOUNDS = [5, 10, 20, 30, 60, 120, 300, 600];

/**
 * The hands that ended; a hand of a day, or of a challenge, counts only the first time, since it is
 * known afterwards.
 *
 * @param {Played[]} hands in the order in which they were played
 */
function firstEnds(hands) {
  const ended = hands.filter(isEnded);
  const known = new Set();
  return ended.filter(({ challenge, date, numbers }) => {
    const set = challenge ?? date;
    const name = `${set} ${nameOf(numbers)}`;
    const isAgain = set !== null && known.has(name);
    known.add(name);
    return !isAgain;
  });
}

/**
 * The times to solve a hand, shortest first; without those of modes whose times are not compared.
 *
 * @param {Played[]} hands
 */
const times = (hands) =>
  firstEnds(hands)
    .filter((hand) => isSolved(hand) && isCompared(hand))
    .map(({ milliseconds }) => milliseconds)
    .sort((a, b) => a - b);

/** @param {number[]} sorted */
function median(sorted) {
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** @param {Played[]} hands */
export function totals(hands) {
  const solved = hands.filter(isSolved);
  const sorted = times(hands);
  return {
    played: hands.length,
    solved: solved.length,
    unaided: solved.filter(({ hints }) => hints === 0).length,
    median: median(sorted),
    best: sorted[0] ?? null,
  };
}

/**
 * How many hands took how long; the first column begins at nothing, the last has no end.
 *
 * @param {Played[]} hands
 */
export function spread(hands) {
  const seconds = times(hands).map((milliseconds) => milliseconds / 1000);
  return [0, ...BOUNDS].map((from, place) => {
    const to = BOUNDS[place] ?? null;
    const within = seconds.filter((time) => time >= from && (to === null || time < to));
    return { from, to, count: within.length };
  });
}

/**
 * How many hands were played on each day.
 *
 * @param {Played[]} hands
 * @returns {Map<string, number>}
 */
export function byDay(hands) {
  const days = new Map();
  for (const hand of hands) {
    const day = datePlayed(hand);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return days;
}

/** @param {Played[]} hands */
export function byLevel(hands) {
  const shares = sharesBy(hands, ({ level }) => level);
  return shares.sort((a, b) => LEVELS.indexOf(a.code) - LEVELS.indexOf(b.code));
}

/** @param {Played[]} hands */
export function byTechnique(hands) {
  return sharesBy(hands, ({ technique }) => technique?.code).sort((a, b) => b.played - a.played);
}

/**
 * @param {Played[]} hands
 * @param {(hand: Played) => string | null | undefined} codeOf
 * @returns {Share[]}
 */
function sharesBy(hands, codeOf) {
  const codes = new Set(hands.map(codeOf).filter((code) => typeof code === "string"));
  return [...codes].map((code) => {
    const own = hands.filter((hand) => codeOf(hand) === code);
    const { played, solved, median } = totals(own);
    return { code, played, solved, median };
  });
}
