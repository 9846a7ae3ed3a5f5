import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { SUITS } from "../../core/cards.ts";
import { number } from "../../core/pretty.ts";
import { Pip } from "../../ui/cards/suits.tsx";
import { gather } from "./celebration.ts";

/** The number of flying suits for each size of a win. */
const COUNTS = [0, 10, 16, 22, 32];

/**
 * Celebrates a win. The cards move together, and their result appears there in a light with flying
 * suits, more for a harder hand. Hidden with reduced motion.
 */
export function Burst({ size: current, made }: { size: number; made: string | null }) {
  const [size] = useState(current);
  const light = useRef<HTMLSpanElement | null>(null);
  useLayoutEffect(() => gather(light.current?.closest(".hand") ?? null, size), []);
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
        {made && <text class="burst-made">{number(made)}</text>}
      </svg>
    </>
  );
}
