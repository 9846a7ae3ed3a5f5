/** A curve on the chart: a measured value for each number of cards, and those by the formula. */
export type Curve = { mark: string; values: number[]; expected: number[] };

/** The height of a mark, with its distance to the next. */
const MARK = 18;

/**
 * Moves marks of one column apart, so that none covers another.
 *
 * @param heights of the marks, in pixels from the top
 * @param bottom the lowest height of a mark
 */
export function spread(heights: number[], bottom: number) {
  const order = [...heights.keys()].sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const moved = [...heights];
  let least = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    moved[at] = Math.max(heights[at] ?? 0, least);
    least = (moved[at] ?? 0) + MARK;
  }
  let most = bottom;
  for (const at of order.reverse()) {
    moved[at] = Math.min(moved[at] ?? 0, most);
    most = (moved[at] ?? 0) - MARK;
  }
  return moved;
}
