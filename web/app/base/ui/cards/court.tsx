import type { JSX } from "preact";
import type { SuitName } from "../../../../engine/contract.d.ts";
import { Pip } from "./suits.tsx";

const FRAME = { x: 60, y: 48, width: 120, height: 240 };

/**
 * Half of a figure is drawn in a box of 120 by 120. The other half is the same, rotated by 180°.
 */
const HALF = FRAME.height / 2;

function Robe() {
  return (
    <g>
      <path class="robe" d="M0 120V106C10 88 30 84 44 79h32c14 5 34 9 44 27v14Z" />
      <path class="trim" d="M44 79h32l6 3-22 38h-1L38 82Z" />
      <path class="lining" d="M49 79h22L60 104Z" />
      <path class="seam" d="M12 97c6 6 10 14 11 23M108 97c-6 6-10 14-11 23" />
      <path class="stud" d="M28 98l5 6-5 6-5-6ZM92 98l5 6-5 6-5-6Z" />
    </g>
  );
}

function Face() {
  return (
    <g>
      <path class="skin" d="M53 66h14v15l-7 6-7-6Z" />
      <path class="skin" d="M43 36h34v18c0 13-8 22-17 22s-17-9-17-22Z" />
      <path class="feature" d="M48 46q4-3 8 0M64 46q4-3 8 0M60 48v10q0 2-4 2" />
      <path class="eye" d="M52 50.5a2 2 0 1 0 .1 0ZM68 50.5a2 2 0 1 0 .1 0Z" />
    </g>
  );
}

function King() {
  return (
    <g>
      <path
        class="hair"
        d="M36 34h48c3 14 4 24-1 32-3-6-5-10-6-16H43c-1 6-3 10-6 16-5-8-4-18-1-32Z"
      />
      <Face />
      <path class="hair" d="M43 56c5 3 10 4 17 4s12-1 17-4c2 16-5 29-17 36-12-7-19-20-17-36Z" />
      <path class="lips" d="M55 66q5 3 10 0" />
      <path class="crown" d="M37 38 32 12l15 11L60 6l13 17 15-11-5 26Z" />
      <path class="jewels" d="M37 33h46M60 3v6M57 6h6" />
      <path class="stud" d="M60 18l4 5-4 5-4-5Z" />
    </g>
  );
}

function Queen() {
  return (
    <g>
      <path
        class="hair"
        d="M60 24c22 0 30 14 29 32-1 14 3 20 7 26-12 6-22 2-26-6H50c-4 8-14 12-26 6 4-6 8-12 7-26-1-18 7-32 29-32Z"
      />
      <Face />
      <path class="hair" d="M42 44c0-10 6-15 18-15s18 5 18 15c-5-7-11-9-18-9s-13 2-18 9Z" />
      <path class="lips" d="M55 66q5 5 10 0q-5-3-10 0Z" />
      <path class="crown" d="M39 32 33 15l14 6 5-12 8 9 8-9 5 12 14-6-6 17c-12-5-30-5-42 0Z" />
      <path class="jewels" d="M33 12v1M52 6v1M68 6v1M87 12v1" />
      <path class="necklace" d="M48 82q12 12 24 0" />
    </g>
  );
}

function Jack() {
  return (
    <g>
      <path
        class="hair"
        d="M37 34h46c4 14 6 28 3 38-6 2-10-1-11-6l2-20H43l2 20c-1 5-5 8-11 6-3-10-1-24 3-38Z"
      />
      <Face />
      <path class="lips" d="M55 66h10" />
      <path class="cap" d="M33 38c-3-18 8-26 27-26s30 8 27 26c-8-5-46-5-54 0Z" />
      <path class="crown" d="M32 40c8-6 48-6 56 0v-8c-10-6-46-6-56 0Z" />
      <path class="feather" d="M80 30C80 16 90 6 104 6c2 12-6 22-20 26Z" />
      <path class="seam" d="M82 31c4-9 10-15 18-20" />
    </g>
  );
}

const FIGURES: Record<number, () => JSX.Element> = { 11: Jack, 12: Queen, 13: King };

/** A jack, queen or king in its frame. */
export function Court({ rank, suit }: { rank: number; suit: SuitName }) {
  const Figure = FIGURES[rank] ?? King;
  const half = (
    <>
      <Robe />
      <Figure />
      <Pip suit={suit} x={19} y={21} size={26} />
    </>
  );
  return (
    <g class="court">
      <rect class="panel" rx={8} {...FRAME} />
      <svg {...FRAME} viewBox={`0 0 120 ${FRAME.height}`} aria-hidden="true">
        {half}
        <g transform={`rotate(180 60 ${HALF})`}>{half}</g>
        <path class="waist" d={`M0 ${HALF}h120`} />
      </svg>
      <rect class="frame" rx={8} {...FRAME} />
    </g>
  );
}
