import { type Match, type Player, type Report, type Sheet, sheetsOf } from "./match.ts";

const LEFT: Report = { ending: "left", tenths: 0, text: "" };

/** How a hand ended for a player; null while it plays. */
export const reportOf = (match: Match, round: number, hand: number, by: Player): Report | null =>
  reportIn(sheetsOf(match, round)[by], hand);

const reportIn = (sheet: Sheet | undefined, hand: number) =>
  sheet?.reports[hand] ?? (sheet && sheet.left <= hand ? LEFT : null);

/** The reports of a hand, by player. */
const reportsOf = (match: Match, round: number, hand: number) =>
  sheetsOf(match, round).map((sheet) => reportIn(sheet, hand));

/** Whether a hand has ended for all. At a buzzer one answer ends it. */
export function isDecided(match: Match, round: number, hand: number): boolean {
  const reports = reportsOf(match, round, hand);
  return reports.every(Boolean) || (match.plan.kind === "buzzer" && reports.some(isAnswer));
}

const isAnswer = (report: Report | null) =>
  report?.ending === "solved" || report?.ending === "missed";

/** Whether everyone who still plays is ready for a hand. */
const isOpen = (match: Match, round: number, hand: number): boolean =>
  sheetsOf(match, round).every(({ ready, left }) => ready > hand || left <= hand);

/** The last round that everyone has entered; -1 before the first. */
export const roundOf = ({ rounds }: Match): number =>
  rounds.findLastIndex((sheets) => sheets.every(({ ready }) => ready > 0));

/** Whether the devices have dealt different hands, as two versions of the page may. */
export const areHandsDifferent = (match: Match, round: number): boolean =>
  new Set(sheetsOf(match, round).flatMap(({ mark }) => mark || [])).size > 1;

/**
 * `gathering`: not everyone has entered the round. `opening`: not everyone is ready for the hand.
 * `playing`: the player's hand is open. `waiting`: it is over for the player, but not for all.
 */
export type Phase = "gathering" | "opening" | "playing" | "waiting" | "over";

/**
 * Where a player stands.
 *
 * @field limit the tenths at which the hand ends for the player; null if nobody was faster
 */
export type Standing = { round: number; hand: number; phase: Phase; limit: number | null };

export function standingOf(match: Match, me: Player): Standing {
  const { kind, count, goal = Number.POSITIVE_INFINITY } = match.plan;
  const round = roundOf(match);
  if (round < 0) return { round: 0, hand: 0, phase: "gathering", limit: null };
  const isOver = (hand: number) =>
    kind === "own-pace" ? reportOf(match, round, hand, me) : isDecided(match, round, hand);
  const hands = handsOf(match);
  const hand = hands.find((each) => !isOver(each));
  const isWon = ranking(match, round).some(({ points }) => points >= goal);
  if (hand === undefined || isWon) {
    const isEnd = isWon || hands.every((each) => isDecided(match, round, each));
    const last = hand === undefined ? count - 1 : hand - 1;
    return { round, hand: last, phase: isEnd ? "over" : "waiting", limit: null };
  }
  const limit = kind === "fastest" ? bestOfOthers(match, round, hand, me) : null;
  if (reportOf(match, round, hand, me)) return { round, hand, phase: "waiting", limit };
  const open = kind === "own-pace" || isOpen(match, round, hand);
  return { round, hand, phase: open ? "playing" : "opening", limit };
}

const handsOf = ({ plan }: Match) => Array.from({ length: plan.count }, (_, hand) => hand);

const timeOf = (report: Report | null | undefined) =>
  report?.ending === "solved" ? report.tenths : Number.POSITIVE_INFINITY;

/** In a race whoever has no answer by the best time of the others is beaten. */
function bestOfOthers(match: Match, round: number, hand: number, me: Player): number | null {
  const others = reportsOf(match, round, hand).filter((_, by) => by !== me);
  const best = Math.min(...others.map(timeOf));
  return Number.isFinite(best) ? best : null;
}

/**
 * Who has won a hand: one, several in the same tenth of a second, or nobody; null before it is
 * decided. At a buzzer a wrong answer wins it for the others.
 */
export function winnersOf(match: Match, round: number, hand: number): Player[] | null {
  if (!isDecided(match, round, hand)) return null;
  const reports = reportsOf(match, round, hand);
  const best = Math.min(...reports.map(timeOf));
  const hasMissed = (report: Report | null) => report?.ending === "missed";
  if (Number.isFinite(best)) return playersWith(reports, (report) => timeOf(report) === best);
  if (match.plan.kind !== "buzzer" || !reports.some(hasMissed)) return [];
  return playersWith(reports, (report) => !hasMissed(report));
}

const playersWith = (reports: (Report | null)[], has: (report: Report | null) => boolean) =>
  reports.flatMap((report, by) => (has(report) ? by : []));

/**
 * The result of a player in a round.
 *
 * @field points the hands won, or in a sprint the hands solved
 * @field tenths of the solved hands
 */
export type Score = { by: Player; points: number; tenths: number };

/** The scores of a round, by player. */
export const scoresOf = (match: Match, round: number): Score[] =>
  sheetsOf(match, round).map((sheet, by) => {
    const times = handsOf(match).map((hand) => timeOf(reportIn(sheet, hand)));
    const solved = times.filter(Number.isFinite);
    const won = handsOf(match).filter((hand) => winnersOf(match, round, hand)?.includes(by));
    const points = match.plan.kind === "own-pace" ? solved.length : won.length;
    return { by, points, tenths: solved.reduce((sum, time) => sum + time, 0) };
  });

/** The scores of a round, the best first: by points, then by time. */
export const ranking = (match: Match, round: number): Score[] =>
  scoresOf(match, round).sort((a, b) => b.points - a.points || a.tenths - b.tenths || a.by - b.by);
