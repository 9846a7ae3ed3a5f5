/** @import { Card, SuitName } from "../../engine/contract.d.ts" */

export const HIGHEST_RANK = 13;

/** The most cards that a hand has. */
export const MAX_CARDS = 8;

/** @type {SuitName[]} */
export const SUITS = ["spades", "hearts", "clubs", "diamonds"];

/** The letters that cards show instead of their rank. */
export const LETTERS = /** @type {Record<string, string>} */ ({
  1: "A",
  11: "J",
  12: "Q",
  13: "K",
});

/**
 * What stands in the corner of a card.
 *
 * @param {number} rank
 * @param {boolean} letters
 */
export const cornerOf = (rank, letters) => (letters && LETTERS[rank]) || `${rank}`;

/**
 * Gives each card that has no suit the suit of its place; a number that is no rank gets none.
 *
 * @param {Card[]} cards
 * @returns {Card[]}
 */
export function withSuits(cards) {
  return cards.map((card, place) => {
    const rank = "value" in card && /^\d+$/.test(card.value) ? Number(card.value) : 0;
    const suit = SUITS[place % SUITS.length] ?? "spades";
    return rank >= 1 && rank <= HIGHEST_RANK ? { rank, suit } : card;
  });
}
