import { Numeral } from "../cards/numerals.tsx";
import { RingPips } from "./ring-pips.tsx";

export const USUAL = "24";

/** The panel inside the ring, and without a ring. */
const INSIDE = { x: 57, y: 53, width: 126, height: 230 };
const WHOLE = { x: 24, y: 24, width: 192, height: 288 };

/**
 * The card of a target. The card of 24 is the Twenty-four: 24 pips, six of each suit, around the
 * number.
 */
export function TargetFace({ target = USUAL }: { target?: string }) {
  const usual = target === USUAL;
  return (
    <svg class="face" viewBox="0 0 240 336" aria-hidden="true" focusable="false">
      <rect class="stock" x={1} y={1} width={238} height={334} rx={18} />
      <rect class="panel" rx={9} {...(usual ? INSIDE : WHOLE)} />
      {usual && <RingPips />}
      <g class="suit plain">
        <Numeral text={target} x={120} y={120} size={92} room={usual ? 104 : 150} weight={14} />
      </g>
    </svg>
  );
}
