import type { ComponentChildren } from "preact";
import { Numeral } from "../../base/ui/cards/numerals.tsx";

/** The metals, weakest grade first. Each has a color. */
const METALS = 6;

/** The steps of a metal. The last metal has no highest step. */
const STEPS = 5;

/**
 * A grade as a medal: the metal, the step, and the way to the next step as a ring.
 *
 * @param props `share`: of the way
 */
export function Medal({ step, share, label }: { step: number; share: number; label: string }) {
  const metal = Math.min(METALS - 1, Math.floor(step / STEPS));
  return (
    <Ring share={share} label={label}>
      <circle cx={60} cy={60} r={45} fill={`var(--metal-${metal + 1})`} stroke="none" />
      <circle cx={60} cy={60} r={38} fill="none" stroke="var(--metal-edge)" stroke-width={2} />
      <Numeral text={`${1 + step - STEPS * metal}`} x={60} y={38} size={44} />
    </Ring>
  );
}

/** The place of the medal while the strength is not known: how many of its hands are played. */
export function NoMedal({ count, of, label }: { count: number; of: number; label: string }) {
  return (
    <Ring share={count / of} label={label}>
      <g class="medal-place">
        <Numeral text={`${count}`} x={60} y={38} size={44} />
      </g>
    </Ring>
  );
}

function Ring({
  share,
  label,
  children,
}: {
  share: number;
  label: string;
  children: ComponentChildren;
}) {
  return (
    <div
      class="medal"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(100 * share)}
    >
      <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        <circle class="medal-way" cx={60} cy={60} r={55} />
        <path
          class="medal-share"
          d="M60 5a55 55 0 1 1-.01 0"
          pathLength={100}
          stroke-dasharray={`${100 * share} 100`}
        />
        {children}
      </svg>
    </div>
  );
}
