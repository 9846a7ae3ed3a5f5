import { type Line, setLine } from "./lettering.ts";

/** Narrower than this share of its height, a numeral is drawn smaller instead. */
const NARROWEST = 0.7;

/**
 * Numerals and signs, centered on `x`, with the top of the numerals at `y`, `size` high and at most
 * `room` wide.
 */
export function Numeral({
  text,
  x,
  y,
  size,
  room = Infinity,
  weight = 13,
}: {
  text: string;
  x: number;
  y: number;
  size: number;
  room?: number;
  weight?: number;
}) {
  const line = setLine(text);
  const wide = Math.min(size / 100, room / line.width);
  const high = Math.min(size / 100, wide / NARROWEST);
  const left = x - (line.width * wide) / 2;
  return (
    <g
      class="numeral"
      stroke-width={weight}
      transform={`translate(${left} ${y + size / 2 - 50 * high}) scale(${wide} ${high})`}
    >
      <Marks line={line} />
    </g>
  );
}

/** The strokes of a set line. */
export const Marks = ({ line }: { line: Line }) =>
  line.marks.map(({ path, x, y, scale }) => (
    <path key={`${x},${y}`} d={path} transform={`translate(${x} ${y}) scale(${scale})`} />
  ));
