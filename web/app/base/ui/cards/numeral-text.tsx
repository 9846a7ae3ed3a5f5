import { canSet, type Line, piecesOf, setLine } from "./lettering.ts";
import { Marks } from "./numerals.tsx";

/** The height of the numerals, in ems. */
const HEIGHT = 0.8;
const WEIGHT = 12;
/** The gap after a sign at the end of a piece, in the units of a line. */
const SPACE = 28;

/**
 * A number or a formula in a sentence or by itself, in the strokes of the cards. Screen readers
 * read the text, and a selection copies it. A text with other signs stays a text. A long formula
 * breaks after a sign.
 */
export function NumeralText({
  text,
  size,
  tabular = false,
}: {
  text: string;
  /** In pixels of a page with usual letters; without it, the size of the text around it. */
  size?: 20 | 34 | 46 | 64;
  /** Whether all digits are equally wide, for a number that changes or stands in a column. */
  tabular?: boolean;
}) {
  const pieces = canSet(text) ? piecesOf(text) : [];
  return (
    <span
      class="numerals"
      data-size={size}
      data-set={pieces.length > 0 || undefined}
      translate={false}
    >
      <span>{text}</span>
      {pieces.map((piece, place) => (
        <Piece
          key={`${place}`}
          line={setLine(piece, tabular)}
          gap={place < pieces.length - 1 ? SPACE : 0}
        />
      ))}
    </span>
  );
}

function Piece({ line, gap }: { line: Line; gap: number }) {
  const { top, bottom } = line;
  const width = line.width + gap;
  return (
    <svg
      class="numeral"
      viewBox={`0 ${top} ${width} ${bottom - top}`}
      width={ems(width)}
      height={ems(bottom - top)}
      stroke-width={WEIGHT}
      style={top ? { verticalAlign: ems(100 - bottom) } : undefined}
      aria-hidden="true"
      focusable="false"
    >
      <Marks line={line} />
    </svg>
  );
}

const ems = (units: number) => `${(units * HEIGHT) / 100}em`;
