import type { RatedDeal } from "../../../../engine/contract.d.ts";
import { t } from "../../../base/words/i18n.ts";
import type { Session } from "../../link/session.ts";
import { type Match, type Player, sheetsOf } from "../../match/match.ts";
import { type Standing, standingOf } from "../../match/standing.ts";
import type { SeatFacts } from "../../seats/seats.tsx";

/**
 * A match with the other player at the table.
 *
 * @field name of the other player
 * @field isReady whether this player has said to be ready for the next hand
 * @field isDealt whether the hands of the next hand's round are dealt
 * @field hands of the round
 */
export type Playing = {
  match: Match;
  me: Player;
  standing: Standing;
  name: string;
  beads: NonNullable<SeatFacts["beads"]>;
  isAway: boolean;
  isBroken: boolean;
  isReady: boolean;
  isDealt: boolean;
  hands: readonly RatedDeal[];
};

/** @param deals the hands of a round; empty until they are dealt */
export function playingOf(
  { device, nextHand, other, progress, state }: Session,
  deals: (round: number) => readonly RatedDeal[],
): Playing | null {
  if (!device || !other) return null;
  const { match, me } = device;
  const standing = standingOf(match, me);
  return {
    ...{ match, me, standing, name: other.name || t("challenge.friend") },
    beads: [
      ...Array<"step">(progress.steps).fill("step"),
      ...Array<"mistake">(progress.wrong).fill("mistake"),
    ],
    isAway: other.moment?.isAway ?? false,
    isBroken: state !== "open",
    isReady: (sheetsOf(match, nextHand.round)[me]?.ready ?? 0) > nextHand.hand,
    isDealt: deals(nextHand.round).length > 0,
    hands: deals(standing.round),
  };
}
