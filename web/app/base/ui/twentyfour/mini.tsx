import { Numeral } from "../cards/numerals.tsx";
import { RingPips } from "./ring-pips.tsx";

/** The drawing of the Twenty-four below a width of 44 pixels: larger pips, and no panel. */
export const MiniTwentyfour = () => (
  <g class="face">
    <rect class="stock" x={1} y={1} width={238} height={334} rx={18} />
    <RingPips size={31} />
    <g class="suit plain">
      <Numeral text="24" x={120} y={112} size={112} room={114} weight={18} />
    </g>
  </g>
);
