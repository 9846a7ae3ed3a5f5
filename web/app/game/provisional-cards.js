/** @import { Card, SuitName } from "../../engine/contract.d.ts" */

/** @type {SuitName[]} */
const SUITS = ["spades", "hearts", "clubs", "diamonds"];
const HIGHEST_RANK = 13;

/**
 * How a hand in a link looks until Python has read it: plain numbers are drawn at once, anything
 * else lies face down.
 *
 * @param {string} text
 * @returns {(Card | null)[]}
 */
export function sketch(text) {
  const words = text.split(/[\s,，、]+/).filter((word) => word !== "");
  if (words.length === 0 || words.length > 8) return [null, null, null, null];
  if (!words.every((word) => /^\d{1,9}$/.test(word)) || (words.length === 1 && text.length > 2)) {
    return (words.length > 1 ? words : [..."1234"]).map(() => null);
  }
  return dress(words.map((word) => ({ value: String(Number(word)) })));
}

/**
 * Cards that came without a suit get one, always the same at the same place; numbers that are no
 * rank stay bare.
 *
 * @param {Card[]} cards
 * @returns {Card[]}
 */
export function dress(cards) {
  return cards.map((card, place) => {
    const rank = "value" in card && /^\d+$/.test(card.value) ? Number(card.value) : 0;
    const suit = SUITS[place % SUITS.length] ?? "spades";
    return rank >= 1 && rank <= HIGHEST_RANK ? { rank, suit } : card;
  });
}
