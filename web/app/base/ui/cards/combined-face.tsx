import type { Mixed } from "../../../../engine/contract.d.ts";
import { lengthOf, Numeral } from "./numerals.tsx";

/**
 * Widths on a card 240 wide: the largest whole part, the largest fraction next to it, and the gap.
 */
const MOST_BESIDE = 92;
const FRACTION_BESIDE = 96;
const GAP = 14;

/**
 * The drawing of a combined card: its exact value, a fraction as a mixed number, with room below
 * for its expression.
 */
export function CombinedFace({ value, mixed }: { value: string; mixed: Mixed | null }) {
  return (
    <svg class="face" viewBox="0 0 240 336" aria-hidden="true" focusable="false">
      <rect class="stock" x={1} y={1} width={238} height={334} rx={18} />
      <g class="suit plain">
        <path class="flourish" d="M120 18l8 11-8 11-8-11Z" />
        {mixed ? (
          <Fraction mixed={mixed} />
        ) : (
          <Numeral text={value} x={120} y={76} size={112} room={196} weight={12} />
        )}
      </g>
    </svg>
  );
}

function Fraction({ mixed: { negative, whole, numerator, denominator } }: { mixed: Mixed }) {
  const before = (negative ? "-" : "") + (whole === "0" ? "" : whole);
  const beside = before ? Math.min(lengthOf(before), MOST_BESIDE) : 0;
  const most = before ? FRACTION_BESIDE : 150;
  const room = Math.min(Math.max(lengthOf(numerator), lengthOf(denominator)) * 0.66 + 24, most);
  const start = (240 - beside - (before ? GAP : 0) - room) / 2;
  const x = 240 - start - room / 2;
  return (
    <>
      {before && <Numeral text={before} x={start + beside / 2} y={82} size={100} room={beside} />}
      <Numeral text={numerator} x={x} y={54} size={66} room={room - 12} />
      <path class="rule" d={`M${x - room / 2} 132h${room}`} />
      <Numeral text={denominator} x={x} y={145} size={66} room={room - 12} />
    </>
  );
}
