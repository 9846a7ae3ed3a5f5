import type { Card, PlayingCard, SuitName } from "../../../engine/contract.d.ts";

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

/**
 * The rank of the card that shows a number; 0 if no card does. If J, Q and K count `courts`, they
 * show this number as well, except for the diamond, and 11, 12 and 13 have no card.
 */
export function pictureOf({ rank, suit }: PlayingCard, courts: number) {
  if (!courts) return rank;
  if (rank > 10) return 0;
  return rank === courts && suit !== "diamonds" ? HIGHEST_RANK - SUITS.indexOf(suit) : rank;
}

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

/** The cards that are dealt. The others are face down. */
export const dealtCards = (cards: (Card | null)[]) => cards.filter((card) => card !== null);
