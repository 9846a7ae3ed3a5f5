/** @import { Card, Mixed, Step } from "../../../engine/contract.d.ts" */

/** A card on the table: one that was dealt, or the value of two that were joined. */
/** @typedef {{key: string, card: Card | null, value: string}} Tile */

/**
 * The table before a step: the tiles that it leaves alone, and the two that it joins; after the last
 * step only one is left, and `step` is null.
 *
 * @typedef {{others: Tile[], left: Tile | null, right: Tile | null, step: Step | null}} Frame
 */

/**
 * The tables to which the steps of an answer lead, from the deal to the target.
 *
 * @param {Card[]} cards
 * @param {Step[]} steps
 * @returns {Frame[]}
 */
export function framesOf(cards, steps) {
  let tiles = cards.map((card, place) => tileOf(card, place));
  const frames = /** @type {Frame[]} */ ([]);
  for (const [place, step] of steps.entries()) {
    const left = tiles.find(({ value }) => value === step.left) ?? null;
    const right = tiles.find((tile) => tile !== left && tile.value === step.right) ?? null;
    const others = tiles.filter((tile) => tile !== left && tile !== right);
    frames.push({ others, left, right, step });
    tiles = [...others, { key: `made ${place}`, card: null, value: step.value }];
  }
  return [...frames, { others: tiles, left: null, right: null, step: null }];
}

/**
 * @param {Card} card
 * @param {number} place
 * @returns {Tile}
 */
export const tileOf = (card, place) => ({
  key: `${place}`,
  card,
  value: "rank" in card ? `${card.rank}` : card.value,
});

/**
 * A fraction as a mixed number; null for a whole number.
 *
 * @param {string} value such as `24/7`
 * @returns {Mixed | null}
 */
export function mixedOf(value) {
  const [top = "", bottom] = value.replace("-", "").split("/");
  if (bottom === undefined) return null;
  const [numerator, denominator] = [BigInt(top), BigInt(bottom)];
  return {
    negative: value.startsWith("-"),
    whole: `${numerator / denominator}`,
    numerator: `${numerator % denominator}`,
    denominator: `${denominator}`,
  };
}
