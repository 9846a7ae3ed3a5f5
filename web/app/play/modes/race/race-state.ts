import type { Card } from "../../../../engine/contract.d.ts";
import type { Posed } from "../../../base/cards/puzzle.ts";
import { add, begin, type Fact, type Match, type Plan } from "../../match/match.ts";
import { scoresOf, standingOf, winnersOf } from "../../match/standing.ts";

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
 * A match of two sides at one device, and the hand on the table. `by` has buzzed, the sides in
 * `ready` want the next hand, and `point` won the last hand. `scores` and `point` follow from the
 * match.
 */
export interface RaceState {
  match: Match;
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

/** The most hands of a race: both sides may skip any number. */
const MOST_HANDS = 99;

/** The time to answer after a buzz, in milliseconds. */
export const TIME = 30_000;

const PLAN: Plan = { kind: "buzzer", level: "rising", count: MOST_HANDS, players: 2, goal: GOAL };

const SIDES = [0, 1] as const;

/** Both sides see every hand as soon as it is dealt. */
const begun = SIDES.map(
  (by): Fact => ({
    ...{ type: "ready", by, round: 0, hand: MOST_HANDS - 1, mark: "" },
  }),
).reduce(add, begin(PLAN));

export const START: RaceState = {
  match: begun,
  phase: "start",
  scores: [0, 0],
  deal: null,
  by: null,
  ready: [false, false],
  reason: null,
  point: null,
};

export const other = (side: Side): Side => (side === 0 ? 1 : 0);

export const dealing = ({ match, scores }: RaceState): RaceState => ({
  ...START,
  match,
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

/** The hand of the match that is on the table. */
const handOf = ({ match }: RaceState) => standingOf(match, 0).hand;

/** The state after facts that end the hand on the table. */
function decided(race: RaceState, reason: DecidedBy, facts: Fact[]): RaceState {
  const match = facts.reduce(add, race.match);
  const [first, second] = scoresOf(match, 0);
  const scores = [first?.points ?? 0, second?.points ?? 0] as const;
  const isOver = standingOf(match, 0).phase === "over";
  const winner = sideOf(winnersOf(match, 0, handOf(race)) ?? []);
  return {
    ...{ ...race, match, scores, reason },
    phase: isOver ? "over" : "decided",
    point: isOver ? leaderOf(scores) : winner,
  };
}

const sideOf = ([player]: number[]): Side | null => SIDES.find((side) => side === player) ?? null;

/** What a side states about the hand on the table. */
const report = (race: RaceState, by: Side, ending: "solved" | "missed" | "gave-up"): Fact => ({
  ...{ type: "reported", by, round: 0, hand: handOf(race) },
  report: { ending, tenths: 0, text: "" },
});

/** The state after an answer of the side that buzzed. */
export function settled(race: RaceState, reason: "right" | "wrong" | "late"): RaceState {
  if (race.by === null) return race;
  return decided(race, reason, [report(race, race.by, reason === "right" ? "solved" : "missed")]);
}

/**
 * The state after the players end a race. Between two hands the side with more points wins, and
 * equal points are a draw; before the first point there is nothing to win.
 */
export function ended(race: RaceState): RaceState {
  const { phase, scores } = race;
  if (phase !== "decided" || scores[0] + scores[1] === 0) return START;
  return { ...race, phase: "over", reason: null, point: leaderOf(scores) };
}

const leaderOf = ([first, second]: RaceState["scores"]): Side | null =>
  first === second ? null : first > second ? 0 : 1;

/** The state after a side asks for the next hand. Both sides have to ask. */
export function skipped(race: RaceState, side: Side): RaceState {
  if (race.phase !== "open") return race;
  const ready = [side === 0 || race.ready[0], side === 1 || race.ready[1]] as const;
  if (!ready[0] || !ready[1]) return { ...race, ready };
  return decided(
    { ...race, ready },
    "skipped",
    SIDES.map((by) => report(race, by, "gave-up")),
  );
}
