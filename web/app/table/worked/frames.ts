import type { Card, Mixed, Step } from "../../../engine/contract.d.ts";

/** A card on the table: a dealt card, or the value of two joined cards. */
export type FrameTile = { key: string; card: Card | null; value: string };

/**
 * The table before a step: the untouched tiles, and the two tiles that the step joins. After the
 * last step one tile is left, and `step` is null.
 */
export type Frame = {
  others: FrameTile[];
  left: FrameTile | null;
  right: FrameTile | null;
  step: Step | null;
};

/** The states of the table during the steps of an answer, from the deal to the target. */
export function framesOf(cards: Card[], steps: Step[]): Frame[] {
  let tiles = cards.map((card, place) => tileOf(card, place));
  const frames: Frame[] = [];
  for (const [place, step] of steps.entries()) {
    const left = tiles.find(({ value }) => value === step.left) ?? null;
    const right = tiles.find((tile) => tile !== left && tile.value === step.right) ?? null;
    const others = tiles.filter((tile) => tile !== left && tile !== right);
    frames.push({ others, left, right, step });
    tiles = [...others, { key: `made ${place}`, card: null, value: step.value }];
  }
  return [...frames, { others: tiles, left: null, right: null, step: null }];
}

export const tileOf = (card: Card, place: number): FrameTile => ({
  key: `${place}`,
  card,
  value: "rank" in card ? `${card.rank}` : card.value,
});

/**
 * A fraction as a mixed number; null for a whole number.
 *
 * @param value such as `24/7`
 */
export function mixedOf(value: string): Mixed | null {
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
