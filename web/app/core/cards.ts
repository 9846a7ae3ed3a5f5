import type { Card, SuitName } from "../../engine/contract.d.ts";

export const HIGHEST_RANK = 13;

/** The largest number of cards in a hand. */
export const MAX_CARDS = 8;

export const SUITS: SuitName[] = ["spades", "hearts", "clubs", "diamonds"];

/** The letters that cards show instead of their rank. */
export const LETTERS: Record<string, string> = {
  1: "A",
  11: "J",
  12: "Q",
  13: "K",
};

/** The text in the corner of a card. */
export const cornerOf = (rank: number, letters: boolean) => (letters && LETTERS[rank]) || `${rank}`;

/**
 * Gives each card without a suit the suit of its place. A number that is not a rank gets no suit.
 */
export function withSuits(cards: Card[]): Card[] {
  return cards.map((card, place) => {
    const rank = "value" in card && /^\d+$/.test(card.value) ? Number(card.value) : 0;
    const suit = SUITS[place % SUITS.length] ?? "spades";
    return rank >= 1 && rank <= HIGHEST_RANK ? { rank, suit } : card;
  });
}
