import { GAP, STROKES, TABULAR } from "./strokes.ts";

/** A path, scaled and then moved to (x, y). */
type Mark = { path: string; x: number; y: number; scale: number };

/**
 * A set line. A numeral is 100 high, from 0 to 100; a fraction reaches from `top` to `bottom`.
 */
export type Line = { marks: Mark[]; width: number; top: number; bottom: number };

/** The size of the numerals of a fraction, and how far they are above and below the line. */
const PART = 0.62;
const OUTSIDE = 26;
const LOWER = 100 + 2 * OUTSIDE - 100 * PART;
/** How much longer the rule of a fraction is than its numerals. */
const OVERHANG = 14;

/** A text of signs of the table, if it can be set. */
const plain = (text: string) =>
  text
    .replace(/\s/g, " ")
    .replace(/⁄/g, "/")
    .replace(/\((\d+\/\d+)\)/g, "$1")
    .replace(/(\d) (?=\d+\/\d)/g, "$1_")
    .replace(/⁻|–|(?<![\d)]\s?)−(?=\d)/g, "-");

/** Whether every sign of a text can be drawn. */
export const canSet = (text: string) => [...plain(text)].every((sign) => sign in STROKES);

/**
 * Sets a text of numerals and signs in one line. A fraction such as `8/3` is stacked, so it needs
 * no brackets. A minus before a number, and not after another one, is the sign of the number. What
 * cannot be drawn is left out.
 *
 * @param tabular whether all digits are equally wide
 */
export function setLine(text: string, tabular = false): Line {
  const marks: Mark[] = [];
  let [x, outside] = [-GAP, 0];
  for (const [sign, ...parts] of plain(text).matchAll(/(\d+)\/(\d+)|./gu)) {
    x += GAP;
    if (parts[0]) {
      outside = OUTSIDE;
      x += setFraction(marks, x, parts);
    } else {
      const [width = -GAP, path] = STROKES[sign] ?? [];
      const spare = tabular && /\d/.test(sign) ? TABULAR - width : 0;
      if (path) marks.push({ path, x: x + spare / 2, y: 0, scale: 1 });
      x += width + spare;
    }
  }
  return { marks, width: x, top: 0 - outside, bottom: 100 + outside };
}

/** Sets the two parts of a fraction and its rule, and returns the width. */
function setFraction(marks: Mark[], left: number, parts: string[]) {
  const lines = parts.map((part) => setLine(part));
  const width = PART * Math.max(...lines.map((line) => line.width)) + OVERHANG;
  marks.push({ path: `M0 0h${width / PART}`, x: left, y: 50, scale: PART });
  for (const [place, line] of lines.entries()) {
    const start = left + (width - PART * line.width) / 2;
    for (const { path, x } of line.marks) {
      marks.push({ path, x: start + PART * x, y: place * LOWER - OUTSIDE, scale: PART });
    }
  }
  return width;
}

/** The parts of a formula between which a line may break: after a sign, never before it. */
export const piecesOf = (formula: string) => formula.split(/(?<=[+−×÷=]) /);
