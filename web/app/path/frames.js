/** @import { Card, Mixed, Step, WorkedHand } from "../../engine/contract.d.ts" */

/** A card on the table: one that was dealt, or the value of two that were joined. */
/** @typedef {{key: string, card: Card | null, value: string}} Tile */

/**
 * The table before a step: the tiles that it leaves alone, and the two that it joins; after the last
 * step only one is left, and `step` is null.
 *
 * @typedef {{others: Tile[], left: Tile | null, right: Tile | null, step: Step | null}} Frame
 */

/**
 * The tables of a worked hand, from the deal to the target.
 *
 * @param {WorkedHand} worked
 * @returns {Frame[]}
 */
export function framesOf({ hand, steps }) {
  let tiles = hand.cards.map(
    (card, place) => /** @type {Tile} */ ({ key: `${place}`, card, value: `${card.rank}` }),
  );
  const frames = /** @type {Frame[]} */ ([]);
  for (const [place, { step }] of steps.entries()) {
    const left = tiles.find(({ value }) => value === step.left) ?? null;
    const right = tiles.find((tile) => tile !== left && tile.value === step.right) ?? null;
    const others = tiles.filter((tile) => tile !== left && tile !== right);
    frames.push({ others, left, right, step });
    tiles = [...others, { key: `made ${place}`, card: null, value: step.value }];
  }
  return [...frames, { others: tiles, left: null, right: null, step: null }];
}

/**
 * A fraction as a mixed number; null for a whole number.
 *
 * @param {string} value above zero, such as `24/7`
 * @returns {Mixed | null}
 */
export function mixedOf(value) {
  const [top = 0, bottom = 1] = value.split("/").map(Number);
  if (bottom === 1) return null;
  const whole = Math.floor(top / bottom);
  return {
    negative: false,
    whole: `${whole}`,
    numerator: `${top - whole * bottom}`,
    denominator: `${bottom}`,
  };
}
