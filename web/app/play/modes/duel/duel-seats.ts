import type { Match, Player } from "../../match/match.ts";
import { reportOf, winnersOf } from "../../match/standing.ts";
import type { HandMark } from "../../seats/seats.tsx";

/** How each hand of a round ended for a player. */
export const marksOf = (
  match: Match,
  { round, hand: played }: { round: number; hand: number },
  by: Player,
): HandMark[] =>
  Array.from({ length: match.plan.count }, (_, hand) => {
    if (match.plan.kind === "own-pace") {
      const report = reportOf(match, round, hand, by);
      if (report) return report.ending === "solved" ? "won" : "lost";
    } else {
      const winners = winnersOf(match, round, hand);
      if (winners) return winners.includes(by) ? "won" : "lost";
    }
    return hand === played ? "now" : "open";
  });
