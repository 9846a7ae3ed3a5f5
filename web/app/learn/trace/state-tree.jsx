import { stratify, tree } from "d3-hierarchy";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../../core/i18n.js";

/** @import { TraceNode } from "../../../engine/contract.d.ts" */

const ROW = 30;
const LETTER = 8;
const MARGIN = 12;

/**
 * The tree of tables, drawn from left to right: the walk's line is lit, what was in vain is grey,
 * and what is still to come is faint. A press goes to the nearest table.
 *
 * @param {object} props
 * @param {TraceNode[]} props.nodes
 * @param {number} props.place
 * @param {TraceNode[]} props.line
 * @param {boolean} props.won
 * @param {string[]} props.labels
 * @param {string} props.words what a reader says of the table at the place
 * @param {(place: number) => void} props.onPlace
 */
export function StateTree({ nodes, place, line, won, labels, words, onPlace }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const { spots, links, width, height, pill } = useMemo(
    () => layOut(nodes, labels),
    [nodes, labels],
  );
  const lit = new Set(line.map(({ id }) => id));
  const now = spots[Math.min(place, nodes.length - 1)];

  useEffect(() => {
    const { current } = box;
    if (!current || !now) return;
    current.scrollTo(now.x + pill / 2 - current.clientWidth / 2, now.y - current.clientHeight / 2);
  }, [place, spots]);

  /** @param {number} at */
  const stateOf = (at) => {
    if (at > place) return "future";
    if (!lit.has(nodes[at]?.id ?? -1)) return "dead";
    return won ? "won" : "lit";
  };

  return (
    <div
      class="tree-box"
      ref={box}
      role="tree"
      tabIndex={0}
      aria-activedescendant={`table-${place}`}
      aria-label={t("learn.trace.tree")}
      onKeyDown={(event) => moveByArrows(event, place, onPlace)}
    >
      <svg
        class="state-tree"
        width={width}
        height={height}
        role="presentation"
        onPointerUp={({ currentTarget, clientX, clientY }) => {
          const { left, top } = currentTarget.getBoundingClientRect();
          onPlace(nearestSpot(spots, clientX - left - pill / 2, clientY - top));
        }}
      >
        {links.map(({ to, path }) => (
          <path key={to} class="branch" data-state={stateOf(to)} d={path} />
        ))}
        {spots.map(({ x, y }, at) => (
          <g
            key={nodes[at]?.id}
            id={`table-${at}`}
            class="state"
            role="treeitem"
            aria-selected={at === place}
            aria-label={at === place ? words : labels[at]}
            data-state={stateOf(at)}
            data-now={at === place || undefined}
            transform={`translate(${x} ${y})`}
          >
            <rect y={-12} width={pill} height={24} rx={12} />
            <text x={pill / 2} y={4.5}>
              {labels[at]}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/**
 * The arrow keys move by a step.
 *
 * @param {KeyboardEvent} event
 * @param {number} place
 * @param {(place: number) => void} onPlace
 */
export function moveByArrows(event, place, onPlace) {
  const to = { ArrowRight: place + 1, ArrowLeft: place - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  onPlace(to);
}

/**
 * @param {TraceNode[]} nodes
 * @param {string[]} labels
 */
function layOut(nodes, labels) {
  const pill = Math.max(...labels.map((label) => label.length)) * LETTER + 20;
  const root = stratify()
    .id((node) => `${/** @type {TraceNode} */ (node).id}`)
    .parentId((node) => /** @type {TraceNode} */ (node).parent?.toString())(nodes);
  const laid = tree().nodeSize([ROW, pill + 36])(root);
  const top = Math.min(...laid.descendants().map(({ x }) => x)) - ROW / 2 - MARGIN;
  const places = new Map(
    laid.descendants().map(({ id, x, y }) => [id, { x: y + MARGIN, y: x - top }]),
  );
  const spots = nodes.map(({ id }) => places.get(`${id}`) ?? { x: 0, y: 0 });
  const links = nodes.flatMap(({ parent }, to) => {
    const from = places.get(`${parent}`);
    const end = spots[to];
    if (!from || !end) return [];
    const middle = (from.x + pill + end.x) / 2;
    return {
      to,
      path: `M${from.x + pill} ${from.y}C${middle} ${from.y} ${middle} ${end.y} ${end.x} ${end.y}`,
    };
  });
  return {
    pill,
    spots,
    links,
    width: Math.max(...spots.map(({ x }) => x)) + pill + MARGIN,
    height: Math.max(...spots.map(({ y }) => y)) + ROW / 2 + MARGIN,
  };
}

/**
 * @param {{x: number, y: number}[]} spots
 * @param {number} x
 * @param {number} y
 */
function nearestSpot(spots, x, y) {
  const away = spots.map((spot) => Math.hypot(spot.x - x, spot.y - y));
  return away.indexOf(Math.min(...away));
}
