import type { TraceNode } from "../../../../engine/contract.d.ts";

/**
 * Where a position is drawn. Its column is the number of steps that lead to it. `parent` is the
 * place of the position before it, -1 for the root.
 */
export type Spot = { column: number; row: number; parent: number };

/**
 * Lays out the tree so that it grows downwards and existing positions never move. The first child
 * of a position is in the same row, every other child starts a new row.
 *
 * @param nodes in the order of the walk
 */
export function layOut(nodes: TraceNode[]): Spot[] {
  const places = new Map(nodes.map(({ id }, place) => [id, place]));
  const withFirst = new Set();
  const spots: Spot[] = [];
  let row = 0;
  for (const { parent } of nodes) {
    const above = places.get(parent ?? -1) ?? -1;
    const before = spots[above];
    if (before && withFirst.has(above)) row += 1;
    withFirst.add(above);
    spots.push({ column: before ? before.column + 1 : 0, row, parent: above });
  }
  return spots;
}

/** The places from a position up to the root. */
export function lineage(spots: Spot[], place: number) {
  const line = [];
  for (let at = place; spots[at]; at = spots[at]?.parent ?? -1) line.push(at);
  return line;
}
