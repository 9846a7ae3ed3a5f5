import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { SUITS } from "../../../base/cards/cards.ts";
import { Pip } from "../../../base/ui/cards/suits.tsx";
import { number } from "../../../base/words/pretty.ts";
import { celebrate } from "./celebration.ts";

/** The number of flying suits for each size of a win. */
const COUNTS = [0, 10, 16, 22, 32];

/**
 * Celebrates a win: the card of the result grows in a light with flying suits, more for a harder
 * hand. After a typed answer, the dealt cards move together and the card of the result appears
 * there. Hidden with reduced motion.
 */
export function Burst({
  size: current,
  made,
}: {
  size: number;
  /** The result of a typed answer; null if its card is on the table. */
  made: string | null;
}) {
  const [size] = useState(current);
  const light = useRef<HTMLSpanElement | null>(null);
  useLayoutEffect(() => celebrate(light.current?.closest(".hand") ?? null, size), []);
  const count = COUNTS[size] ?? 0;
  return (
    <>
      <span ref={light} class="burst-light" data-size={size} />
      <svg
        class="burst"
        data-size={size}
        viewBox="-50 -50 100 100"
        aria-hidden="true"
        focusable="false"
      >
        {Array.from({ length: count }, (_, i) => (
          <g
            key={i}
            class="burst-pip"
            style={{
              "--turn": `${(i * 360) / count}deg`,
              "--reach": `${26 + 4 * size + ((i * 7) % 13)}px`,
            }}
          >
            <Pip suit={SUITS[i % SUITS.length] ?? "spades"} x={0} y={0} size={4 + (i % 3)} />
          </g>
        ))}
        {made && (
          <g class="burst-made">
            <rect class="burst-card" x={-13} y={-18.2} width={26} height={36.4} rx={2} />
            <text>{number(made)}</text>
          </g>
        )}
      </svg>
    </>
  );
}
