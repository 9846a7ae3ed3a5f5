import { tenthsTime } from "../../../base/time/duration.ts";
import { t } from "../../../base/words/i18n.ts";
import type { Match, Player } from "../../match/match.ts";
import {
  ranking,
  reportOf,
  type Score,
  type Standing,
  scoresOf,
  winnersOf,
} from "../../match/standing.ts";
import type { Playing } from "./playing.ts";

/** A place in a match: what the words are about. */
type At = { match: Match; me: Player; round: number; hand: number; name: string };

/** How a hand ended that all have ended; empty before that. */
export function handWords({ match, me, round, hand, name }: At): string {
  const winners = winnersOf(match, round, hand);
  if (!winners) return "";
  const [winner] = winners;
  if (winner === undefined) return t("race.skipped");
  const time = tenthsTime(reportOf(match, round, hand, winner)?.tenths ?? 0);
  if (winners.length > 1) return t("duel.tie", { time });
  return winner === me ? t("duel.first", { time }) : t("duel.second", { name, time });
}

/** Who has won a round that is over. */
export function endWords({ match, me, round, name }: Omit<At, "hand">): string {
  const [first, second] = ranking(match, round);
  if (!first || !second || !isAhead(first, second, match)) return t("challenge.all.drawn");
  return first.by === me ? t("challenge.all.won") : t("challenge.all.lost", { friend: name });
}

/** Whether a score is better than another. In a sprint the time decides between equal points. */
const isAhead = (a: Score, b: Score, { plan }: Match) =>
  a.points > b.points || (plan.kind === "own-pace" && a.tenths < b.tenths);

/** The points of this player and of the other. */
export function pointsOf({ match, me, round }: Omit<At, "hand" | "name">) {
  const scores = scoresOf(match, round);
  return { mine: scores[me]?.points ?? 0, theirs: scores[1 - me]?.points ?? 0 };
}

export const scoreTold = ({ match, me, name, standing }: Playing) =>
  t("duel.score.told", { name, ...pointsOf({ match, me, round: standing.round }) });

/** What the player knows of the hand in play: by when an answer still counts. */
export const limitWords = ({ limit }: Standing, name: string) =>
  limit === null ? "" : t("duel.limit", { name, time: tenthsTime(limit) });
