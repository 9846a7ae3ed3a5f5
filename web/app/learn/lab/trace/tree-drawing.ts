import type { Spot } from "./tree-layout.ts";

const ROW = 30;
const MARGIN = 10;
const GAP = 16;
const PILL = 22;
/** A position has no label if its row is lower or its pill narrower than this. In pixels. */
const LEAST_ROW = 18;
const LEAST_PILL = 34;
/**
 * The factor by which the number of rows grows when they no longer fit, so that few steps redraw
 * everything.
 */
const GROWTH = 1.25;

/** In pixels. */
export type Box = { width: number; height: number };
/** In pixels. A pill is the drawing of a position. */
type Grid = { column: number; pill: number; row: number };
export type TraceTree = { spots: Spot[]; labelAt: (place: number) => string | undefined };

/**
 * The columns and rows that fit the first positions of a tree into a box. More positions mean lower
 * rows.
 *
 * @param reached the place of the last position
 */
export function gridOf(spots: Spot[], reached: number, { width, height }: Box): Grid {
  const columns = 1 + spots.reduce((most, { column }) => Math.max(most, column), 0);
  const rows = 1 + (spots[Math.min(reached, spots.length - 1)]?.row ?? 0);
  const high = height - 2 * MARGIN;
  let fitting = Math.max(1, Math.floor(high / ROW));
  while (fitting < rows) fitting = Math.ceil(fitting * GROWTH);
  const column = (width - 2 * MARGIN) / columns;
  return { column, pill: Math.min(160, column - GAP), row: high / fitting };
}

/** The middle of the left edge of a spot. */
const cornerOf = ({ column, row }: Spot, grid: Grid) => ({
  x: MARGIN + column * grid.column,
  y: MARGIN + (row + 0.5) * grid.row,
});

/** The place of the spot that is nearest to a point. */
export function nearestSpot(spots: Spot[], grid: Grid, { x, y }: { x: number; y: number }) {
  const away = spots.map((spot) => {
    const corner = cornerOf(spot, grid);
    return Math.hypot(corner.x + grid.pill / 2 - x, corner.y - y);
  });
  return away.reduce((best, each, at) => (each < (away[best] ?? 0) ? at : best), 0);
}

/**
 * The colors of the page by name. Each is read only once, because reading forces a style update,
 * which is too slow for every step.
 */
export function colorsOf(element: Element) {
  const style = getComputedStyle(element);
  const known = new Map<string, string>();
  return (name: string) => {
    const color = known.get(name) ?? style.getPropertyValue(`--${name}`);
    known.set(name, color);
    return color;
  };
}

export type Colors = ReturnType<typeof colorsOf>;

/** Draws the positions of a range as tried, in addition to the positions already drawn. */
export function drawTried(
  pen: CanvasRenderingContext2D,
  { spots, labelAt }: TraceTree,
  grid: Grid,
  { from, to }: { from: number; to: number },
  color: Colors,
) {
  const places = distinctPlaces(spots, grid, from, to);
  const labelled = grid.row >= LEAST_ROW && grid.pill >= LEAST_PILL;
  drawBranches(pen, spots, grid, places, { stroke: color("line-strong"), width: 1 });
  if (!labelled) {
    const high = Math.max(1, Math.min(8, grid.row * 0.6));
    for (const at of places) {
      const spot = spots[at];
      if (!spot) continue;
      const { x, y } = cornerOf(spot, grid);
      pen.fillRect(x, y - high / 2, grid.pill, high);
    }
    return;
  }
  pen.beginPath();
  for (const at of places) {
    const spot = spots[at];
    if (!spot) continue;
    const { x, y } = cornerOf(spot, grid);
    pen.roundRect(x, y - PILL / 2, grid.pill, PILL, PILL / 2);
  }
  pen.fillStyle = color("paper-raised");
  pen.fill();
  pen.lineWidth = 1;
  pen.strokeStyle = color("line-strong");
  pen.stroke();
  pen.fillStyle = color("ink-soft");
  for (const at of places) {
    const spot = spots[at];
    if (!spot) continue;
    const { x, y } = cornerOf(spot, grid);
    pen.fillText(labelAt(at) ?? "", x + grid.pill / 2, y + 1, grid.pill - 8);
  }
}

/**
 * Draws the line that leads to the current position, which comes first in `line`. This position is
 * filled and always has its complete label.
 *
 * @param lit with the width of the box
 */
export function drawLit(
  pen: CanvasRenderingContext2D,
  { spots, labelAt }: TraceTree,
  grid: Grid,
  { line, won, width }: { line: number[]; won: boolean; width: number },
  color: Colors,
) {
  const bright = color(won ? "right" : "gold");
  drawBranches(pen, spots, grid, line, { stroke: bright, width: 3 });
  for (const [steps, at] of line.entries()) {
    const spot = spots[at];
    if (!spot) continue;
    const { x, y } = cornerOf(spot, grid);
    const label = labelAt(at) ?? "";
    const whole = steps === 0 ? pen.measureText(label).width + 16 : 0;
    const wide = Math.max(grid.pill, whole);
    const left = Math.min(x, width - wide - 2);
    pen.beginPath();
    pen.roundRect(left, y - PILL / 2, wide, PILL, PILL / 2);
    pen.fillStyle = steps === 0 ? bright : color("paper-raised");
    pen.fill();
    pen.lineWidth = 2.5;
    pen.strokeStyle = bright;
    pen.stroke();
    if (wide < LEAST_PILL) continue;
    pen.fillStyle = steps > 0 ? color("ink") : color(won ? "paper" : "on-gold");
    pen.fillText(label, left + wide / 2, y + 1, wide - 10);
  }
}

/** The places of a range, but only the first of several places on the same pixel. */
function distinctPlaces(spots: Spot[], grid: Grid, from: number, to: number) {
  const places = [];
  const below: number[] = [];
  for (let at = from; at <= to; at++) {
    const spot = spots[at];
    if (!spot) break;
    const pixel = Math.round(cornerOf(spot, grid).y);
    if (below[spot.column] !== pixel) places.push(at);
    below[spot.column] = pixel;
  }
  return places;
}

/** Connects each position to its parent by horizontal and vertical lines. */
function drawBranches(
  pen: CanvasRenderingContext2D,
  spots: Spot[],
  grid: Grid,
  places: number[],
  { stroke, width }: { stroke: string; width: number },
) {
  const gap = grid.column - grid.pill;
  pen.fillStyle = stroke;
  for (const at of places) {
    const spot = spots[at];
    const parent = spot && spots[spot.parent];
    if (!parent) continue;
    const { x, y } = cornerOf(spot, grid);
    const above = cornerOf(parent, grid).y;
    pen.fillRect(x - gap, above - width / 2, gap / 2, width);
    pen.fillRect(x - gap / 2 - width / 2, above - width / 2, width, y - above + width);
    pen.fillRect(x - gap / 2, y - width / 2, gap / 2, width);
  }
}
