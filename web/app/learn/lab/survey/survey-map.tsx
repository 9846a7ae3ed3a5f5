import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { settings } from "../../../base/browser/settings.ts";
import { cornerOf } from "../../../base/cards/cards.ts";
import { between, type Four } from "../../../base/decks/hands-between.ts";
import {
  BLOCK,
  cellInBlock,
  cellInMap,
  type MapCell,
  nearest,
  outline,
  STATES,
} from "./map-cells.ts";

/**
 * All hands of a survey, in blocks by their two lower cards. Within a block they are arranged by
 * the two higher cards.
 */
export function SurveyMap({
  hands,
  states,
  low,
  high,
  chosen,
  onChoose,
  label,
}: {
  hands: Four[];
  /** One letter for each hand that is known so far. */
  states: string;
  low: number;
  high: number;
  chosen: number;
  onChoose: (place: number) => void;
  label: string;
}) {
  const cells = useMemo(() => hands.map((hand) => cellInMap(hand, low, high)), [hands, low, high]);
  const ranks = between(low, high);
  const side = ranks.length * BLOCK;
  const [a = low, b = low] = hands[chosen] ?? [];
  return (
    <div class="map-frame">
      <Ranks ranks={ranks} kind="columns" />
      <Ranks ranks={ranks} kind="rows" />
      <Cells
        box={side}
        cells={cells}
        states={states}
        chosen={chosen}
        onChoose={onChoose}
        label={label}
      >
        <rect
          class="map-block"
          x={(b - low) * BLOCK - 5}
          y={(a - low) * BLOCK - 5}
          width={BLOCK}
          height={BLOCK}
        />
      </Cells>
    </div>
  );
}

/** One block of the map, enlarged: the hands with the same two lower cards as the chosen hand. */
export function SurveyBlock({
  hands,
  states,
  high,
  chosen,
  onChoose,
  label,
}: Omit<Parameters<typeof SurveyMap>[0], "low">) {
  const [a = 0, b = 0] = hands[chosen] ?? [];
  const first = hands.findIndex((hand) => hand[0] === a && hand[1] === b);
  const block = hands.filter((hand) => hand[0] === a && hand[1] === b);
  const ranks = between(b, high);
  return (
    <div class="map-frame map-large">
      <Ranks ranks={ranks} kind="columns" />
      <Ranks ranks={ranks} kind="rows" />
      <Cells
        box={BLOCK - 10}
        cells={block.map((hand) => cellInBlock(hand, high))}
        states={states.slice(first, first + block.length)}
        chosen={chosen - first}
        onChoose={(place) => onChoose(first + place)}
        label={label}
      />
    </div>
  );
}

function Ranks({ ranks, kind }: { ranks: number[]; kind: "columns" | "rows" }) {
  const letters = settings.value.ranks === "letters";
  return (
    <div class={`map-${kind}`} aria-hidden="true">
      {ranks.map((rank) => (
        <span key={rank}>{cornerOf(rank, letters)}</span>
      ))}
    </div>
  );
}

/** Cells in the shapes of their states. A press chooses the nearest cell. */
function Cells({
  box,
  cells,
  states,
  chosen,
  onChoose,
  label,
  children,
}: {
  box: number;
  cells: MapCell[];
  states: string;
  chosen: number;
  onChoose: (place: number) => void;
  label: string;
  children?: ComponentChildren;
}) {
  const known = cells.slice(0, states.length);
  const ring = cells[chosen];
  return (
    <svg
      class="map"
      viewBox={`0 0 ${box} ${box}`}
      role="img"
      aria-label={label}
      onPointerDown={({ currentTarget, clientX, clientY }) => {
        const { left, top, width } = currentTarget.getBoundingClientRect();
        const scale = box / width;
        onChoose(nearest(cells, (clientX - left) * scale, (clientY - top) * scale));
      }}
    >
      {children}
      <path class="map-unknown" d={outline(cells.slice(states.length), "")} />
      {STATES.map((state) => (
        <path
          key={state}
          class={`map-${state}`}
          d={outline(
            known.filter((_, place) => states[place] === state),
            state,
          )}
        />
      ))}
      {ring && <rect class="map-ring" x={ring.x} y={ring.y} width={ring.size} height={ring.size} />}
    </svg>
  );
}
