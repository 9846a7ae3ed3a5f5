import type { Spot } from "./order.ts";

/** How a square map lies on its canvas: the size of a cell and the corner of the map, in pixels. */
export interface View {
  cell: number;
  x: number;
  y: number;
}

/** The map with `cells` on each side, on a square canvas of `side` pixels. */
export interface Frame {
  cells: number;
  side: number;
}

/** The largest cell, in pixels: its cards can be read and touched. */
const LARGEST_CELL = 72;

/** The whole map. */
export const whole = ({ cells, side }: Frame): View => ({ cell: side / cells, x: 0, y: 0 });

/** A view within the bounds: no cell too large, no room beside the map. */
export function bounded({ cell, x, y }: View, frame: Frame): View {
  const least = frame.side / frame.cells;
  const size = Math.min(Math.max(cell, least), Math.max(least, LARGEST_CELL));
  const corner = frame.side - size * frame.cells;
  const within = (at: number) => Math.min(0, Math.max(corner, at));
  return { cell: size, x: within(x), y: within(y) };
}

export const panned = (view: View, dx: number, dy: number, frame: Frame) =>
  bounded({ ...view, x: view.x + dx, y: view.y + dy }, frame);

/** The view with cells larger by a factor, whose point (px, py) stays where it is. */
export function zoomed(view: View, factor: number, px: number, py: number, frame: Frame): View {
  const { cell } = bounded({ ...view, cell: view.cell * factor }, frame);
  const grown = cell / view.cell;
  return bounded({ cell, x: px - (px - view.x) * grown, y: py - (py - view.y) * grown }, frame);
}

/** The view in which a cell is visible with its neighbours. */
export function showing(view: View, [column, row]: Spot, frame: Frame): View {
  const moved = (at: number, place: number) => {
    const [start, end] = [at + (place - 1) * view.cell, at + (place + 2) * view.cell];
    return start < 0 ? at - start : Math.min(at, at - (end - frame.side));
  };
  return bounded({ ...view, x: moved(view.x, column), y: moved(view.y, row) }, frame);
}

/** The cell at a point of the canvas. */
export const cellAt = ({ cell, x, y }: View, px: number, py: number): Spot => [
  Math.floor((px - x) / cell),
  Math.floor((py - y) / cell),
];
