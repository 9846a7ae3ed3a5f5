import type { OperatorSymbol } from "../../../../engine/contract.d.ts";

/** The pentatonic scale of D over two octaves, in hertz. */
export const SCALE = [
  146.83, 164.81, 185, 220, 246.94, 293.66, 329.63, 369.99, 440, 493.88, 587.33,
];

/** The places of D in the scale. The last one ends a tune. */
const [LOWEST, MIDDLE, HIGHEST] = [0, 5, 10] as const;

/** How far an operation moves the tune along the scale. */
const MOVES: Record<OperatorSymbol, number> = { "+": 1, "-": -1, "*": 2, "/": -2 };

/**
 * The notes of the operations of a hand, one each, in hertz: a tune that depends on them. It begins
 * in the middle of the scale, and turns back at its ends.
 */
export function tuneOf(operators: readonly OperatorSymbol[]) {
  let place: number = MIDDLE;
  return operators.map((operator) => {
    const next = place + MOVES[operator];
    place = next < LOWEST || next >= HIGHEST ? place - MOVES[operator] : next;
    return SCALE[place] ?? 0;
  });
}

/** The note that ends the tune of a solved hand, in hertz. */
export const END = SCALE[HIGHEST] ?? 0;
