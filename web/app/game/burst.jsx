import { SUITS } from "../core/cards.js";
import { Pip } from "../ui/cards/suits.jsx";

const COUNT = 18;

/** Suits fly out from behind the cards when a hand is won; hidden where motion is reduced. */
export function Burst() {
  return (
    <svg class="burst" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      {Array.from({ length: COUNT }, (_, i) => (
        <g
          key={i}
          class="burst-pip"
          style={{ "--turn": `${(i * 360) / COUNT}deg`, "--reach": `${34 + ((i * 7) % 13)}px` }}
        >
          <Pip suit={SUITS[i % SUITS.length] ?? "spades"} x={0} y={0} size={5 + (i % 3)} />
        </g>
      ))}
    </svg>
  );
}
