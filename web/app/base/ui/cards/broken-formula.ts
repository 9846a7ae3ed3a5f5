import { piecesOf, setLine } from "./lettering.ts";

/** The room on a card, the most that numerals are high, and the gap between two lines. */
const WIDTH = 200;
const HEIGHT = 122;
const LARGEST = 36;
const GAP = 10;
/** The length, in the units of its numerals, after which a formula gets another line. */
const LONG = 650;
/** How much longer than the average a line may be. */
const SLACK = 1.2;

/**
 * A formula in lines that fit on a card. A line ends after a sign. Its `y` is the top of its
 * numerals.
 */
export function brokenFormula(formula: string) {
  const { width, top, bottom } = setLine(formula);
  const room = (SLACK * width) / Math.ceil(width / LONG);
  const texts: string[] = [];
  for (const piece of piecesOf(formula)) {
    const longer = [...texts.slice(-1), piece].join(" ");
    const isRoom = setLine(longer).width <= room;
    if (isRoom) texts.pop();
    texts.push(isRoom ? longer : piece);
  }
  const count = texts.length;
  const size = Math.min(
    LARGEST,
    ...texts.map((text) => (100 * WIDTH) / setLine(text).width),
    (100 * (HEIGHT - GAP * (count - 1))) / (bottom - top) / count,
  );
  const row = ((bottom - top) * size) / 100 + GAP;
  const lines = texts.map((text, place) => ({ text, y: place * row - (top * size) / 100 }));
  return { lines, size, height: count * row - GAP };
}
