import type { Card } from "../../../engine/contract.d.ts";
import type { Posed } from "../../base/cards/puzzle.ts";
import type { Player, Report } from "../match/match.ts";

/** How a player played a hand. The trail is empty if it is not known. */
export type HandResult = Report & { trail: string };

/** A hand of a match, and how each player played it; null if it is not known. */
export type ResultHand = Posed & {
  cards: Card[];
  winners: readonly Player[];
  results: readonly (HandResult | null)[];
};
