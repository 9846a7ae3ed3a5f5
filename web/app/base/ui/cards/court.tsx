import type { SuitName } from "../../../../engine/contract.d.ts";
import { type Part, PEOPLE } from "./court-people.ts";
import { Pip } from "./suits.tsx";

const FRAME = { x: 56, y: 44, width: 128, height: 248 };

/** What a person wears, by rank. */
const ROBES: Record<number, Part[]> = {
  13: [
    ["skin", "M55 72h18v16H55Z"],
    ["robe", "M-2 128V106C6 92 30 88 48 83h32c18 5 42 9 50 23v22Z"],
    [
      "white",
      "M48 82C34 87 14 90 2 100c11 10 26 15 42 16 4-8 11-13 20-13s16 5 20 13c16-1 31-6 42-16-12-10-32-13-46-18L64 94Z",
    ],
    ["spot", "M18 99v5M33 94v5M34 107v5M48 90v5M80 90v5M95 94v5M94 107v5M110 99v5"],
    ["gold", "M64 98l7 9-7 9-7-9Z"],
  ],
  12: [
    ["skin", "M55 70h18v13c5 5 13 6 21 7-7 15-17 22-30 22s-23-7-30-22c8-1 16-2 21-7Z"],
    ["robe", "M-2 128v-18c6-14 22-20 38-22 4 15 14 23 28 23s24-8 28-23c16 2 32 8 38 22v18Z"],
    ["lace", "M36 89c5 14 15 21 28 21s23-7 28-21"],
    ["beads", "M52 84q12 14 24 0"],
    ["gold", "M64 113l5 7-5 7-5-7Z"],
  ],
  11: [
    ["skin", "M55 72h18v16H55Z"],
    ["robe", "M-2 128V106C6 92 28 88 46 84l18 12 18-12c18 4 40 8 48 22v22Z"],
    ["gilt", "M14 98v30M30 92v36M98 92v36M114 98v30"],
    ["lining", "M44 83l11-5 9 14 9-14 11 5 4 6-19 18h-10L40 89Z"],
    ["bead", "M64 112h.1M64 121h.1"],
  ],
};

/** The attribute of a suit, held upright. */
const ATTRIBUTES: Record<SuitName, Part[]> = {
  spades: [
    ["silver", "M104 92V26l5-11 5 11v66Z"],
    ["line", "M109 24v66"],
    ["gold", "M97 90h24v6H97Z"],
  ],
  hearts: [
    ["stem", "M109 122V58"],
    ["green", "M109 84c-10 1-14-4-15-11 9 0 14 3 15 11ZM109 76c9 0 12-5 13-11-8 0-12 4-13 11Z"],
    [
      "rose",
      "M109 62c-9 0-14-7-13-15 3 1 5 1 6 0 0-5 3-9 7-11 4 2 7 6 7 11 1 1 3 1 6 0 1 8-4 15-13 15Z",
    ],
    ["line", "M102 47c2 6 6 8 11 6M116 47c-1 5-3 7-7 8"],
  ],
  clubs: [
    ["wood", "M106 124V44h6v80Z"],
    [
      "gold",
      "M109 18c5 0 8 6 4 10 5-3 10 1 9 6-1 5-7 5-9 3l1 9h-10l1-9c-2 2-8 2-9-3-1-5 4-9 9-6-4-4-1-10 4-10Z",
    ],
  ],
  diamonds: [
    ["gold", "M109 62a15 15 0 0 1 0 30 15 15 0 0 1 0-30Z"],
    ["gilt", "M109 66a11 11 0 0 1 0 22 11 11 0 0 1 0-22Z"],
    ["white", "M109 69l6 8-6 8-6-8Z"],
  ],
};

const HEAD: Part[] = [
  ["skin", "M47 38h34v20c0 14-8 24-17 24s-17-10-17-24Z"],
  ["line", "M51 51q5-4 9-1M68 50q4-3 9 1M64 54v10q0 2-4 2"],
  ["eye", "M56 56h.1M72 56h.1"],
];

const ARM: Part[] = [
  ["robe", "M93 128l4-15h24l4 15Z"],
  ["gold", "M96 109h26v6H96Z"],
  ["skin", "M99 98c0-3 4-4 6-3h9c4 0 6 2 6 5v8c0 2-1 3-3 3h-15c-2 0-3-1-3-3Z"],
  ["line", "M112 100h8M112 104h8"],
];

/** A jack, queen or king in its frame: a half, and the same half rotated by 180°. */
export function Court({ rank, suit }: { rank: number; suit: SuitName }) {
  const person = PEOPLE[rank]?.[suit];
  if (!person) return null;
  const { skin, hair, behind, before } = person;
  const parts = [
    ...behind,
    ...(ROBES[rank] ?? []),
    ...HEAD,
    ...before,
    ...ATTRIBUTES[suit],
    ...ARM,
  ];
  const half = (
    <>
      {parts.map(([look, path]) => (
        <path key={path} class={look} d={path} />
      ))}
      <Pip suit={suit} x={16} y={20} size={22} />
    </>
  );
  return (
    <g class="court" data-suit={suit} data-skin={skin} data-hair={hair}>
      <rect class="panel" rx={6} {...FRAME} />
      <svg {...FRAME} viewBox="0 0 128 248" aria-hidden="true">
        {half}
        <g transform="rotate(180 64 124)">{half}</g>
        <path class="waist" d="M0 124h128" />
      </svg>
      <rect class="gilt" rx={6} {...FRAME} />
    </g>
  );
}
