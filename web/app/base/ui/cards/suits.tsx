import type { SuitName } from "../../../../engine/contract.d.ts";

/** The SVG path of each suit, upright, in a box of 100 by 100. */
const OUTLINES = {
  hearts:
    "M50 95C22 70 3 52 3 31 3 16 14 6 27 6c11 0 19 6 23 17C54 12 62 6 73 6c13 0 24 10 24 25 0 21-19 39-47 64Z",
  diamonds: "M50 1C60 20 73 36 89 50 73 64 60 80 50 99 40 80 27 64 11 50 27 36 40 20 50 1Z",
  spades:
    "M50 3c7 19 45 36 45 61 0 13-10 22-21 22-9 0-16-4-20-11 1 10 5 17 13 22H33c8-5 12-12 13-22-4 7-11 11-20 11C15 86 5 77 5 64 5 39 43 22 50 3Z",
  clubs:
    "M50 4a22 22 0 0 1 16 37 22 22 0 1 1-12 31c0 11 5 20 13 25H33c8-5 13-14 13-25a22 22 0 1 1-12-31A22 22 0 0 1 50 4Z",
};

export const isRed = (suit: SuitName) => suit === "hearts" || suit === "diamonds";

/** A suit symbol centered on (x, y), `size` units high. */
export function Pip({
  suit,
  x,
  y,
  size,
  turned = false,
}: {
  suit: SuitName;
  x: number;
  y: number;
  size: number;
  turned?: boolean;
}) {
  const scale = size / 100;
  const turn = turned ? " rotate(180)" : "";
  return (
    <path
      d={OUTLINES[suit]}
      transform={`translate(${x} ${y})${turn} scale(${scale}) translate(-50 -50)`}
    />
  );
}
