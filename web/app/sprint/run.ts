import { ask } from "../core/engine.js";
import { playedHands } from "../history/history.js";
import { isSolved, sameNumbers } from "../history/played.js";
import { dealOf, LIVES, nameOf, PENALTY, runNamed, timeOf } from "./kinds.js";
import { fresh } from "./live.js";

/** @import { CardNumber, RatedDeal } from "../../engine/contract.d.ts" */
/** @import { Played } from "../history/played.js" */
/** @import { Run } from "./kinds.js" */

/**
 * How a hand of a run ended; `open` is the last one, on which the run ended.
 *
 * @typedef {{end: "solved" | "skipped" | "open", milliseconds: number, wrong: number}} Mark
 */

/** @typedef {Mark & {played: Played}} Entry */

/**
 * A run as far as it was played.
 *
 * @typedef {object} Standing
 * @property {Entry[]} entries
 * @property {number} solved
 * @property {number} spent the milliseconds, with what was skipped
 * @property {number} wrong
 * @property {boolean} isOver
 */

/**
 * Whether the hand of a record is one of its run.
 *
 * @param {Played} played
 */
export async function isOfRun(played) {
  const { name, place } = placeOf(played);
  const run = runNamed(name);
  const hand = run && (await handAt(run, place));
  return hand?.target === played.target && sameNumbers(hand.numbers, played.numbers);
}

/**
 * The name of the run of a record, and the place of the hand in it.
 *
 * @param {Played} played
 */
function placeOf({ challenge = "" }) {
  const [name = "", place = ""] = challenge.split("/");
  return { name, place: Number(place) };
}

/** The records of all runs, by the names of these. */
function recordsByRun() {
  const known = new Set(playedHands.value.map(({ id }) => id));
  const records = [...playedHands.value, ...fresh.value.filter(({ id }) => !known.has(id))];
  const runs = /** @type {Map<string, Map<number, Played>>} */ (new Map());
  for (const played of records.filter(({ mode }) => mode === "sprint")) {
    const { name, place } = placeOf(played);
    const run = runs.get(name) ?? new Map();
    if (!run.has(place)) run.set(place, played);
    runs.set(name, run);
  }
  return runs;
}

/**
 * How a run stands: each of its hands counts as it was played first.
 *
 * @param {Run} run
 */
export const standingOf = (run) => standingAfter(run, recordsByRun().get(nameOf(run)));

/**
 * @param {Run} run
 * @param {Map<number, Played>} [records] by the places of the hands
 * @returns {Standing}
 */
function standingAfter(run, records = new Map()) {
  const standing = { entries: /** @type {Entry[]} */ ([]), solved: 0, spent: 0, wrong: 0 };
  const places = [...records.keys()].sort((a, b) => a - b);
  for (const place of places) {
    const played = records.get(place);
    if (!played || isOver(run, standing)) break;
    const { milliseconds, wrong } = played;
    standing.spent += milliseconds;
    standing.wrong += wrong;
    const end = isSolved(played) ? "solved" : isOver(run, standing) ? "open" : "skipped";
    if (end === "solved") standing.solved += 1;
    if (end === "skipped") standing.spent += PENALTY;
    standing.entries.push({ end, milliseconds, wrong, played });
  }
  return { ...standing, isOver: isOver(run, standing) };
}

/**
 * @param {Run} run
 * @param {{spent: number, wrong: number}} standing
 */
export const isOver = (run, { spent, wrong }) =>
  spent >= timeOf(run) || (run.rule === "survival" && wrong >= LIVES);

/**
 * The best result of each kind, for runs that are over and had the usual limit.
 *
 * @returns {Map<string, {run: Run, standing: Standing}>} by the name of the run without its seed
 */
export function bests() {
  const best = /** @type {Map<string, {run: Run, standing: Standing}>} */ (new Map());
  for (const [name, records] of recordsByRun()) {
    const run = runNamed(name);
    const standing = run && standingAfter(run, records);
    if (run?.limit !== "usual" || !standing?.isOver) continue;
    const before = best.get(kindOf(run));
    if (!before || compare(standing.entries, before.standing.entries) > 0) {
      best.set(kindOf(run), { run, standing });
    }
  }
  return best;
}

/** @param {Run} run */
export const kindOf = (run) => nameOf(run).slice(run.seed.length);

/**
 * Which result is better, above zero for the first: by the hands solved, then by when the last of them
 * was.
 *
 * @param {readonly Mark[]} mine
 * @param {readonly Mark[]} theirs
 */
export function compare(mine, theirs) {
  const [a, b] = [solvedAt(mine), solvedAt(theirs)];
  return a.length - b.length || (b.at(-1) ?? 0) - (a.at(-1) ?? 0);
}

/**
 * When each hand was solved, in milliseconds after the start.
 *
 * @param {readonly Mark[]} marks
 */
export function solvedAt(marks) {
  let now = 0;
  return marks.flatMap(({ end, milliseconds }) => {
    now += milliseconds + (end === "skipped" ? PENALTY : 0);
    return end === "solved" ? [now] : [];
  });
}

/** A hand is slow that took more than this multiple of the median. */
const SLOW = 1.5;

/**
 * The hands to go over after a run: those that were not solved, and the slow ones.
 *
 * @param {readonly Entry[]} entries
 */
export function toGoOver(entries) {
  const times = entries
    .filter(({ end }) => end === "solved")
    .map(({ milliseconds }) => milliseconds)
    .sort((a, b) => a - b);
  const median = times[times.length >> 1] ?? 0;
  return entries.filter(
    ({ end, milliseconds }) => end !== "solved" || milliseconds > SLOW * median,
  );
}

/** The hands of the last run that was dealt, by their places. */
let dealt = { hands: "", deals: /** @type {Promise<RatedDeal>[]} */ ([]) };

/**
 * A hand of a run from Python: the same for ever, and none twice; all are asked for again after a failure.
 *
 * @param {Run} run
 * @param {number} place from 0
 */
export function handAt(run, place) {
  const hands = `${run.seed}${run.level}`;
  if (dealt.hands !== hands) dealt = { hands, deals: [] };
  const { deals } = dealt;
  while (deals.length <= place) {
    const deal = dealAfter(run, deals.length, deals.slice());
    deal.catch(() => deals.splice(0));
    deals.push(deal);
  }
  return /** @type {Promise<RatedDeal>} */ (deals[place]);
}

/**
 * @param {Run} run
 * @param {number} place
 * @param {Promise<RatedDeal>[]} before
 */
async function dealAfter(run, place, before) {
  const exclude = /** @type {CardNumber[][]} */ ((await Promise.all(before)).map(numbersOf));
  return ask("deal", { ...dealOf(run, place), deck: "K", solvable: "only", exclude });
}

/** @param {RatedDeal} deal */
const numbersOf = ({ numbers }) => numbers;
