import type { SuitName } from "../../../../engine/contract.d.ts";
import { SUITS } from "../../cards/cards.ts";

/** A pip on a card of 240 by 336, and whether it is upside down. */
type RingPip = { suit: SuitName; x: number; y: number; turned: boolean };

/** The five pips of the upper edge, and seven below them on the right. */
const HALF = Array.from({ length: 12 }, (_, at): RingPip => {
  const down = Math.max(0, at - 4);
  return {
    suit: SUITS[at % SUITS.length] ?? "spades",
    x: 38 + 41 * (at - down),
    y: 34 + 33.5 * down,
    turned: down > 4,
  };
});

/**
 * The 24 pips of the Twenty-four, six of each suit, on a frame of five by nine: clockwise from the
 * upper left. The card is the same upside down.
 */
export const RING: RingPip[] = [
  ...HALF,
  ...HALF.map(({ suit, x, y, turned }) => ({ suit, x: 240 - x, y: 336 - y, turned: !turned })),
];
