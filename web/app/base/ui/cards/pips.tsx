import type { SuitName } from "../../../../engine/contract.d.ts";
import { Pip } from "./suits.tsx";

const [LEFT, MIDDLE, RIGHT] = [82, 120, 158];
const [TOP, UPPER, CENTER, LOWER, BOTTOM] = [84, 126, 168, 210, 252];

const CORNERS = [TOP, BOTTOM].flatMap(both);
const SIX = [...CORNERS, ...both(CENTER)];
/** The rows of nine and of ten leave room for the pips between them. */
const ROWS_OF_NINE = [78, 132, 204, 258];
const ROWS_OF_TEN = [78, 138, 198, 258];

/** The positions of the pips of each rank on a card of 240 by 336. */
export const PLACES: Record<number, number[][]> = {
  1: [[MIDDLE, CENTER]],
  2: [middle(TOP), middle(BOTTOM)],
  3: [middle(TOP), middle(CENTER), middle(BOTTOM)],
  4: CORNERS,
  5: [...CORNERS, middle(CENTER)],
  6: SIX,
  7: [...SIX, middle(UPPER)],
  8: [...SIX, middle(UPPER), middle(LOWER)],
  9: [...ROWS_OF_NINE.flatMap(both), middle(CENTER)],
  10: [...ROWS_OF_TEN.flatMap(both), middle(108), middle(228)],
};

function middle(y: number) {
  return [MIDDLE, y];
}

function both(y: number) {
  return [
    [LEFT, y],
    [RIGHT, y],
  ];
}

/** The pips of the ranks ace to ten. Pips in the lower half are upside down. */
export function Pips({ rank, suit }: { rank: number; suit: SuitName }) {
  const size = rank === 1 ? 120 : rank > 8 ? 38 : 44;
  return (
    <g class="pips">
      {(PLACES[rank] ?? []).map(([x = 0, y = 0]) => (
        <Pip key={`${x},${y}`} suit={suit} x={x} y={y} size={size} turned={y > CENTER} />
      ))}
    </g>
  );
}
