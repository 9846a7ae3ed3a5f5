import type { Four } from "../../../base/decks/hands-between.ts";

/** The side of a block of the map. A block holds all hands with the same two lowest cards. */
export const BLOCK = 100;
const GAP = 10;

/**
 * `s`: solved, `n`: no solution, `m`: missed. A solver of the player can also be `w`, wrong, or end
 * in an error, `e`.
 */
export const STATES = ["s", "n", "m", "w", "e"] as const;
export type HandState = (typeof STATES)[number];

export type MapCell = { x: number; y: number; size: number };

/** The position of a hand in its block: the row is the third card, the column the fourth. */
export function cellInBlock([, b, c, d]: Four, high: number): MapCell {
  const size = (BLOCK - GAP) / (high - b + 1);
  return { x: (d - b) * size, y: (c - b) * size, size };
}

/**
 * The position of a hand in the map. Blocks are arranged with the lowest card as row, the second as
 * column.
 */
export function cellInMap(hand: Four, low: number, high: number): MapCell {
  const { x, y, size } = cellInBlock(hand, high);
  return { x: (hand[1] - low) * BLOCK + x, y: (hand[0] - low) * BLOCK + y, size };
}

/** The outline of many cells in one path. Each state has its own shape. */
export const outline = (cells: MapCell[], state: HandState | "") =>
  cells.map((cell) => shapeOf(cell, state)).join("");

function shapeOf({ x, y, size }: MapCell, state: HandState | "") {
  const half = size / 2;
  const inner = size * 0.92;
  if (state === "n") {
    const dot = size * 0.34;
    return `M${x + half - dot / 2} ${y + half - dot / 2}h${dot}v${dot}h${-dot}z`;
  }
  if (state === "m") return `M${x + half} ${y}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`;
  if (state === "w") return `M${x} ${y}h${inner}l${-inner} ${inner}h${inner}z`;
  if (state === "e") return `M${x} ${y + half / 2}h${inner}v${half}h${-inner}z`;
  return `M${x} ${y}h${inner}v${inner}h${-inner}z`;
}

/** The index of the cell that is nearest to a point of the map. */
export function nearest(cells: MapCell[], x: number, y: number) {
  const away = cells.map((cell) =>
    Math.hypot(cell.x + cell.size / 2 - x, cell.y + cell.size / 2 - y),
  );
  return away.indexOf(Math.min(...away));
}
