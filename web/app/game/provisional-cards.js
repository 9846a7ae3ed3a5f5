import { HIGHEST_RANK, MAX_CARDS, SUITS } from "../core/cards.js";

/** @import { Card } from "../../engine/contract.d.ts" */

/**
 * How a hand in a link looks until Python has read it: plain numbers are drawn at once, anything
 * else lies face down.
 *
 * @param {string} text
 * @returns {(Card | null)[]}
 */
export function provisionalCards(text) {
  const words = text.split(/[\s,，、]+/).filter((word) => word !== "");
  if (words.length === 0 || words.length > MAX_CARDS) return [null, null, null, null];
  if (!words.every((word) => /^\d{1,9}$/.test(word)) || (words.length === 1 && text.length > 2)) {
    return (words.length > 1 ? words : [..."1234"]).map(() => null);
  }
  return withSuits(words.map((word) => ({ value: String(Number(word)) })));
}

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
