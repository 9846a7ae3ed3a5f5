import type { SuitName } from "../../../../engine/contract.d.ts";
import { Pip } from "./suits.tsx";

const LEFT = 81;
const MIDDLE = 120;
const RIGHT = 159;
const [TOP, UPPER, CENTER, LOWER, BOTTOM] = [66, 134, 168, 202, 270];

const CORNERS = [TOP, BOTTOM].flatMap(both);
const SIX = [TOP, CENTER, BOTTOM].flatMap(both);
const EIGHT = [TOP, UPPER, LOWER, BOTTOM].flatMap(both);

/** The positions of the pips of each rank on a card of 240 by 336. */
const PLACES: Record<number, number[][]> = {
  1: [[MIDDLE, CENTER]],
  2: [middle(TOP), middle(BOTTOM)],
  3: [middle(TOP), middle(CENTER), middle(BOTTOM)],
  4: CORNERS,
  5: [...CORNERS, middle(CENTER)],
  6: SIX,
  7: [...SIX, middle(117)],
  8: [...SIX, middle(117), middle(219)],
  9: [...EIGHT, middle(CENTER)],
  10: [...EIGHT, middle(100), middle(236)],
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
  const size = rank === 1 ? 116 : rank > 8 ? 42 : 46;
  return (
    <g class="pips">
      {(PLACES[rank] ?? []).map(([x = 0, y = 0]) => (
        <Pip key={`${x},${y}`} suit={suit} x={x} y={y} size={size} turned={y > CENTER} />
      ))}
    </g>
  );
}
