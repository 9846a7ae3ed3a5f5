import type { Card } from "../../../../engine/contract.d.ts";
import type { Posed } from "../../../base/cards/puzzle.ts";

export type Side = 0 | 1;

/**
 * Why a hand ended, and so who gets the point. `right` and `wrong` judge an answer or the claim
 * that there is no solution; `late` means that the time was up, `skipped` that both players went
 * on.
 */
type DecidedBy = "right" | "wrong" | "late" | "skipped";

/** A hand of a race. `solvable`: it was dealt as a hand with a solution. */
export type RaceDeal = Posed & { cards: Card[]; solvable?: boolean };

/**
 * A race between two sides. `by` has buzzed, the sides in `ready` want the next hand, and `point`
 * won the last hand.
 */
export interface RaceState {
  phase: "start" | "dealing" | "open" | "answering" | "judging" | "decided" | "over";
  scores: readonly [number, number];
  deal: RaceDeal | null;
  by: Side | null;
  ready: readonly [boolean, boolean];
  reason: DecidedBy | null;
  point: Side | null;
}

/** The number of points that wins a race. */
export const GOAL = 10;

/** The time to answer after a buzz, in milliseconds. */
export const TIME = 30_000;

export const START: RaceState = {
  phase: "start",
  scores: [0, 0],
  deal: null,
  by: null,
  ready: [false, false],
  reason: null,
  point: null,
};

export const other = (side: Side): Side => (side === 0 ? 1 : 0);

const counted = ([left, right]: readonly [number, number], side: Side): [number, number] =>
  side === 0 ? [left + 1, right] : [left, right + 1];

export const dealing = ({ scores }: RaceState): RaceState => ({
  ...START,
  phase: "dealing",
  scores,
});

export const dealt = (race: RaceState, deal: RaceDeal): RaceState => ({
  ...race,
  phase: "open",
  deal,
});

export const buzzed = (race: RaceState, side: Side): RaceState =>
  race.phase === "open" ? { ...race, phase: "answering", by: side } : race;

export const judging = (race: RaceState): RaceState =>
  race.phase === "answering" ? { ...race, phase: "judging" } : race;

/**
 * The state after an answer of the side that buzzed. Any reason but `right` gives the point to the
 * other side.
 */
export function settled(race: RaceState, reason: "right" | "wrong" | "late"): RaceState {
  if (race.by === null) return race;
  const point = reason === "right" ? race.by : other(race.by);
  const scores = counted(race.scores, point);
  return { ...race, phase: scores[point] >= GOAL ? "over" : "decided", scores, point, reason };
}

/**
 * The state after the players end a race. Between two hands the side with more points wins, and
 * equal points are a draw; before the first point there is nothing to win.
 */
export function ended(race: RaceState): RaceState {
  const [first, second] = race.scores;
  if (race.phase !== "decided" || first + second === 0) return START;
  const point = first === second ? null : first > second ? 0 : 1;
  return { ...race, phase: "over", reason: null, point };
}

/** The state after a side asks for the next hand. Both sides have to ask. */
export function skipped(race: RaceState, side: Side): RaceState {
  if (race.phase !== "open") return race;
  const ready = [side === 0 || race.ready[0], side === 1 || race.ready[1]] as const;
  return ready[0] && ready[1]
    ? { ...race, phase: "decided", ready, reason: "skipped" }
    : { ...race, ready };
}
