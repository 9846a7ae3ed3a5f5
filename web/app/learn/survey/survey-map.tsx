import { useMemo } from "preact/hooks";
import { cornerOf } from "../../core/cards.js";
import { settings } from "../../core/settings.js";
import { BLOCK, cellInBlock, cellInMap, nearest, outline } from "./map-cells.js";
import { between } from "./survey-hands.js";

/** @import { Four } from "./survey-hands.js" */
/** @import { Cell } from "./map-cells.js" */

const STATES = /** @type {const} */ (["s", "n", "m"]);

/**
 * All hands of a survey: blocks by their two lower cards, in each the two higher ones.
 *
 * @param {object} props
 * @param {Four[]} props.hands
 * @param {string} props.states of as many hands as are known
 * @param {number} props.low
 * @param {number} props.high
 * @param {number} props.chosen
 * @param {(place: number) => void} props.onChoose
 * @param {string} props.label
 */
export function SurveyMap({ hands, states, low, high, chosen, onChoose, label }) {
  const cells = useMemo(() => hands.map((hand) => cellInMap(hand, low, high)), [hands, low, high]);
  const ranks = between(low, high);
  const side = ranks.length * BLOCK;
  const [a = low, b = low] = hands[chosen] ?? [];
  return (
    <div class="map-frame">
      <Ranks ranks={ranks} kind="columns" />
      <Ranks ranks={ranks} kind="rows" />
      <Picture
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
      </Picture>
    </div>
  );
}

/**
 * One block of the map, large: the hands that share their two lower cards with the chosen one.
 *
 * @param {Omit<Parameters<typeof SurveyMap>[0], "low">} props
 */
export function SurveyBlock({ hands, states, high, chosen, onChoose, label }) {
  const [a = 0, b = 0] = hands[chosen] ?? [];
  const first = hands.findIndex((hand) => hand[0] === a && hand[1] === b);
  const own = hands.filter((hand) => hand[0] === a && hand[1] === b);
  const ranks = between(b, high);
  return (
    <div class="map-frame map-large">
      <Ranks ranks={ranks} kind="columns" />
      <Ranks ranks={ranks} kind="rows" />
      <Picture
        box={BLOCK - 10}
        cells={own.map((hand) => cellInBlock(hand, high))}
        states={states.slice(first, first + own.length)}
        chosen={chosen - first}
        onChoose={(place) => onChoose(first + place)}
        label={label}
      />
    </div>
  );
}

/** @param {{ranks: number[], kind: "columns" | "rows"}} props */
function Ranks({ ranks, kind }) {
  const letters = settings.value.ranks === "letters";
  return (
    <div class={`map-${kind}`} aria-hidden="true">
      {ranks.map((rank) => (
        <span key={rank}>{cornerOf(rank, letters)}</span>
      ))}
    </div>
  );
}

/**
 * Cells in their shapes; a press chooses the nearest.
 *
 * @param {object} props
 * @param {number} props.box
 * @param {Cell[]} props.cells
 * @param {string} props.states
 * @param {number} props.chosen
 * @param {(place: number) => void} props.onChoose
 * @param {string} props.label
 * @param {import("preact").ComponentChildren} [props.children]
 */
function Picture({ box, cells, states, chosen, onChoose, label, children }) {
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
