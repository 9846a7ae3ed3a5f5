import { SUITS } from "../../cards/cards.ts";
import { Pip } from "./suits.tsx";

const FRAME = { x: 21, y: 21, width: 198, height: 294 };

/** The diagonals. Each begins at a knot left of the frame, so that its dashes spare all knots. */
const LATTICE = [-232, -152, -72, 8, 88, 168, 248].map(
  (y) => `M0 ${y}l240 240M0 ${y + 240}l240-240`,
);

/** Every second place of a board of five by seven. */
const KNOTS = Array.from({ length: 18 }, (_, at) => ({
  suit: SUITS[at % SUITS.length] ?? "spades",
  x: 40 + 40 * ((2 * at) % 5),
  y: 48 + 40 * Math.floor((2 * at) / 5),
}));

/** The back of a card: a lattice whose knots are the four suits. */
export const Back = () => (
  <g class="back">
    <rect x={13} y={13} width={214} height={310} rx={10} />
    <svg {...FRAME} viewBox="21 21 198 294" aria-hidden="true">
      <path d={LATTICE.join("")} />
      {KNOTS.map((knot, at) => (
        <Pip key={at} size={20} {...knot} />
      ))}
    </svg>
    <rect class="gilt" rx={6} {...FRAME} />
  </g>
);
