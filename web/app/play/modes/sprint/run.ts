import type { RatedDeal } from "../../../../engine/contract.d.ts";
import { ask } from "../../../base/python/engine.ts";
import { handsSoFar } from "../../../player/history/history.ts";
import { isSolved, type Played, sameNumbers } from "../../../table/hand/played.ts";
import {
  dealOf,
  LIVES,
  PENALTY,
  type RunHands,
  runName,
  runNamed,
  type SprintRun,
  timeOf,
} from "./kinds.ts";

/** How a hand of a run ended. `open`: the run ended during this hand, its last one. */
export type Mark = { end: "solved" | "skipped" | "open"; milliseconds: number; wrong: number };

export type RunEntry = Mark & { played: Played };

/** A run as it has been played so far. */
export interface RunStanding {
  entries: RunEntry[];
  solved: number;
  /** In milliseconds, including penalties for skipped hands. */
  spent: number;
  wrong: number;
  isOver: boolean;
}

/** Whether the hand of a record really is the hand of its run at that place. */
export async function isOfRun(played: Played) {
  const { series = "", place = 0 } = played;
  const run = runNamed(series);
  const hand = run && (await handAt(run, place));
  return hand?.target === played.target && sameNumbers(hand.numbers, played.numbers);
}

/** The records of all runs by the name of the run. */
function recordsByRun() {
  const runs = new Map<string, Map<number, Played>>();
  for (const played of handsSoFar.value.filter(({ mode }) => mode === "sprint")) {
    const { series = "", place = 0 } = played;
    const run = runs.get(series) ?? new Map();
    if (!run.has(place)) run.set(place, played);
    runs.set(series, run);
  }
  return runs;
}

/** The state of a run. For each hand, only the first record counts. */
export const standingOf = (run: SprintRun) => standingAfter(run, recordsByRun().get(runName(run)));

/** @param records by the place of the hand */
function standingAfter(run: SprintRun, records: Map<number, Played> = new Map()): RunStanding {
  const standing: Omit<RunStanding, "isOver"> = { entries: [], solved: 0, spent: 0, wrong: 0 };
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

export const isOver = (run: SprintRun, { spent, wrong }: { spent: number; wrong: number }) =>
  spent >= timeOf(run) || (run.rule === "survival" && wrong >= LIVES);

/**
 * The best result of each kind. Only completed runs with the usual limit count.
 *
 * @returns by the name of the run without its seed
 */
export function bests(): Map<string, { run: SprintRun; standing: RunStanding }> {
  const best = new Map<string, { run: SprintRun; standing: RunStanding }>();
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

export const kindOf = (run: SprintRun) => runName(run).slice(run.seed.length);

/**
 * Compares two results: by the number of solved hands, then by the time of the last solved hand.
 * Positive if the first result is better.
 */
export function compare(mine: readonly Mark[], theirs: readonly Mark[]) {
  const [a, b] = [solvedAt(mine), solvedAt(theirs)];
  return a.length - b.length || (b.at(-1) ?? 0) - (a.at(-1) ?? 0);
}

/** When each solved hand was solved, in milliseconds after the start. */
export function solvedAt(marks: readonly Mark[]) {
  let now = 0;
  return marks.flatMap(({ end, milliseconds }) => {
    now += milliseconds + (end === "skipped" ? PENALTY : 0);
    return end === "solved" ? [now] : [];
  });
}

/** A hand is slow if it took longer than this multiple of the median. */
const SLOW = 1.5;

/** The hands to review after a run: hands that were not solved, and slow hands. */
export function toGoOver(entries: readonly RunEntry[]) {
  const times = entries
    .filter(({ end }) => end === "solved")
    .map(({ milliseconds }) => milliseconds)
    .sort((a, b) => a - b);
  const median = times[times.length >> 1] ?? 0;
  return entries.filter(
    ({ end, milliseconds }) => end !== "solved" || milliseconds > SLOW * median,
  );
}

/** The hands of the run that was dealt last, by place. */
let dealt: { hands: string; deals: Promise<RatedDeal>[] } = { hands: "", deals: [] };

/**
 * A hand of a run, from Python. A run always has the same hands, without repetitions. After a
 * failure all hands are requested again.
 *
 * @param place from 0
 */
export function handAt(run: RunHands, place: number) {
  const hands = `${run.seed}${run.level}`;
  if (dealt.hands !== hands) dealt = { hands, deals: [] };
  const { deals } = dealt;
  while (deals.length <= place) {
    const deal = dealAfter(run, deals.length, deals.slice());
    deal.catch(() => deals.splice(0));
    deals.push(deal);
  }
  return deals[place] ?? dealAfter(run, place, deals);
}

async function dealAfter(run: RunHands, place: number, before: Promise<RatedDeal>[]) {
  const exclude = (await Promise.all(before)).map(numbersOf);
  return ask("deal", { ...dealOf(run, place), deck: "K", solvable: "only", exclude });
}

const numbersOf = ({ numbers }: RatedDeal) => numbers;
