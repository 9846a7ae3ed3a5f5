import { clockTime } from "../../base/time/duration.ts";
import { Numeral } from "../../base/ui/cards/numerals.tsx";
import { RING } from "../../base/ui/twentyfour/ring.ts";
import { RingPips } from "../../base/ui/twentyfour/ring-pips.tsx";

/**
 * The time until the cards are turned up: its seconds, in the ring of the Twenty-four, whose pips
 * light up one after the other.
 *
 * @param props `left` and `whole` in milliseconds
 */
export function Countdown({ left, whole }: { left: number; whole: number }) {
  const seconds = Math.ceil(left / 1000);
  const lit = Math.round(RING.length * (1 - Math.min(1, left / whole)));
  return (
    <svg class="goal match-countdown" viewBox="0 0 240 336" role="timer" aria-label={`${seconds}`}>
      <rect class="goal-outline" x={2} y={2} width={236} height={332} rx={18} />
      <RingPips lit={lit} />
      <Numeral
        text={seconds < 100 ? `${seconds}` : clockTime(left)}
        x={120}
        y={122}
        size={92}
        room={108}
      />
    </svg>
  );
}
