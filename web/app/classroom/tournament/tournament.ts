import { readHandList } from "../../base/address/hand-list.ts";
import { fieldsOf } from "../../base/browser/storage.ts";
import { readNames } from "../../base/data/name-list.ts";
import { minuteState } from "./minute.ts";
import {
  bergerRounds,
  knockOutNext,
  knockOutStart,
  type Pair,
  swissRound,
  swissRounds,
} from "./pairing.ts";

export const MOST_PLAYERS = 64;
const MOST_MINUTE_HANDS = 500;

/** All play all, a Swiss system, a knock-out, or the school rules of one minute a hand. */
export const FORMS = ["knockout", "swiss", "all", "minute"] as const;
export type Form = (typeof FORMS)[number];

/** The points of a match: two for a win, one for a draw. */
export const WIN = 2;
export const DRAW = 1;

/** `points`: those of `home`, null before the result; `hands`: a list as in links, or empty. */
export type Match = Pair & { points: number | null; hands: string };

/** `minute`: what each hand of the school rules did, as `minuteState` takes it. */
export interface Tournament {
  form: Form;
  seed: string;
  names: string[];
  rounds: Match[][];
  minute: number[][];
}

export function begin(form: Form, names: string[], seed: string): Tournament {
  return nextRound({ form, seed, names, rounds: [], minute: [] });
}

const matchOf = (pair: Pair): Match => ({
  ...pair,
  points: pair.away === null ? WIN : null,
  hands: "",
});

/** How many rounds a tournament has. */
export function roundsOf({ form, names: { length } }: Tournament) {
  if (form === "all") return bergerRounds(length).length;
  return form === "minute" ? 0 : swissRounds(length);
}

/** Whether all results of the last round are known. */
export const isPlayed = ({ rounds }: Tournament) =>
  (rounds.at(-1) ?? []).every(({ points }) => points !== null);

/** Whether the tournament has its winner. */
export function isOver(tournament: Tournament) {
  const { form, names, minute, rounds } = tournament;
  if (form === "minute") return minuteState(names.length, minute).phase === "end";
  return isPlayed(tournament) && rounds.length >= roundsOf(tournament);
}

/** The tournament with its next round; the same if there is none. */
export function nextRound(tournament: Tournament): Tournament {
  const { form, names, rounds } = tournament;
  if (rounds.length >= roundsOf(tournament) || !isPlayed(tournament)) return tournament;
  const pairs = nextPairs(form, names.length, tournament);
  return pairs ? { ...tournament, rounds: [...rounds, pairs.map(matchOf)] } : tournament;
}

function nextPairs(form: Form, players: number, tournament: Tournament) {
  const { rounds } = tournament;
  if (form === "all") return bergerRounds(players)[rounds.length] ?? null;
  if (form === "swiss") {
    const ranked = standings(tournament);
    const points = ranked.reduce<number[]>((all, { player, points }) => {
      all[player] = points;
      return all;
    }, []);
    return swissRound(
      ranked.map(({ player }) => player),
      points,
      rounds.flat(),
    );
  }
  const last = rounds.at(-1);
  return last ? knockOutNext(last.map(winnerOf)) : knockOutStart(players);
}

const winnerOf = ({ home, away, points }: Match) => (points === WIN || away === null ? home : away);

/** A player's place, which others may share, their points, and the points that decide ties. */
export type Standing = { player: number; place: number; points: number; tie: number };

/**
 * The players, best first. Points decide, then the points of the opponents, each times the points
 * won against them (Sonneborn-Berger). A bye counts as a win. In a knock-out the points are matches
 * won; under the school rules, who left later is better.
 */
export function standings({ form, names, rounds, minute }: Tournament): Standing[] {
  const points = names.map(() => 0);
  const ties = names.map(() => 0);
  const count = (all: number[], player: number, more: number) => {
    all[player] = (all[player] ?? 0) + more;
  };
  const matches = rounds.flat();
  for (const { home, away, points: won } of matches) {
    if (won === null) continue;
    count(points, home, won);
    if (away !== null) count(points, away, WIN - won);
  }
  for (const { home, away, points: won } of matches) {
    if (won === null || away === null || form === "knockout") continue;
    count(ties, home, won * (points[away] ?? 0));
    count(ties, away, (WIN - won) * (points[home] ?? 0));
  }
  if (form === "minute") {
    points.splice(0, names.length, ...minuteState(names.length, minute).points);
  }
  const ranked = names
    .map((_, player) => ({ player, points: points[player] ?? 0, tie: ties[player] ?? 0 }))
    .sort((a, b) => b.points - a.points || b.tie - a.tie || a.player - b.player);
  return ranked.map((each) => ({
    ...each,
    place: 1 + ranked.findIndex(({ points, tie }) => points === each.points && tie === each.tie),
  }));
}

/** The tournament with a change of one match of its last round. */
export function withMatch(tournament: Tournament, at: number, change: Partial<Match>): Tournament {
  const rounds = tournament.rounds.map((round, place) =>
    place < tournament.rounds.length - 1
      ? round
      : round.map((match, each) => (each === at ? { ...match, ...change } : match)),
  );
  return { ...tournament, rounds };
}

/**
 * The tournament in a stored value; null if it is none, if its pairs are not those of its results, or
 * if a hand names somebody who is not there.
 */
export function readTournament(stored: unknown): Tournament | null {
  const { form, seed, names, rounds, minute } = fieldsOf(stored);
  const known = FORMS.find((each) => each === form);
  if (!known || typeof seed !== "string" || !/^[0-9a-z]{6}$/.test(seed)) return null;
  if (!Array.isArray(names) || !Array.isArray(rounds) || !Array.isArray(minute)) return null;
  const read = readNames(names.join("\n"));
  if (read.length !== names.length || read.length < 2 || read.length > MOST_PLAYERS) return null;
  let tournament = begin(known, read, seed);
  for (const [at, round] of rounds.entries()) {
    if (at >= tournament.rounds.length || !Array.isArray(round)) return null;
    for (const [place, match] of (tournament.rounds[at] ?? []).entries()) {
      const { home, away, points, hands } = fieldsOf(round[place]);
      if (home !== match.home || away !== match.away) return null;
      tournament = withMatch(tournament, place, {
        ...(match.away !== null && { points: pointsIn(points, known) }),
        hands: typeof hands === "string" && readHandList({ hands }) ? hands : "",
      });
    }
    if (at < rounds.length - 1) tournament = nextRound(tournament);
  }
  if (minute.length > MOST_MINUTE_HANDS || !minute.every((each) => arePlaces(each, read.length)))
    return null;
  return { ...tournament, minute };
}

/** Whether a value has places of different players. */
const arePlaces = (value: unknown, players: number): value is number[] =>
  Array.isArray(value) &&
  new Set(value).size === value.length &&
  value.every((each) => Number.isInteger(each) && each >= 0 && each < players);

function pointsIn(value: unknown, form: Form) {
  const allowed = form === "knockout" ? [0, WIN] : [0, DRAW, WIN];
  return allowed.find((each) => each === value) ?? null;
}
