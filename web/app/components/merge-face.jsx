import { Numeral } from "../cards/numerals.jsx";

/** @import { Mixed } from "../types.js" */

/**
 * The drawing of a merged card: its exact value, a fraction as whole part and rest, above the room
 * for its expression.
 *
 * @param {{value: string, mixed: Mixed | null}} props
 */
export function MergeFace({ value, mixed }) {
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

/** @param {{mixed: Mixed}} props */
function Fraction({ mixed: { negative, whole, numerator, denominator } }) {
  const before = (negative ? "-" : "") + (whole === "0" ? "" : whole);
  const x = before ? 168 : 120;
  const room = before ? 92 : 150;
  return (
    <>
      {before && <Numeral text={before} x={66} y={82} size={100} room={88} />}
      <Numeral text={numerator} x={x} y={54} size={66} room={room} />
      <path class="rule" d={`M${x - room / 2} 132h${room}`} />
      <Numeral text={denominator} x={x} y={145} size={66} room={room} />
    </>
  );
}
