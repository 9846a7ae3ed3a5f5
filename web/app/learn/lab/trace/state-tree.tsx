import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../../../base/words/i18n.ts";
import {
  type Box,
  type Colors,
  colorsOf,
  drawLit,
  drawTried,
  gridOf,
  nearestSpot,
  type TraceTree,
} from "./tree-drawing.ts";

type Drawn = { look: string; color: Colors; places: number };

const FONT = "13px system-ui, sans-serif";
const ALIGN = "center";

/**
 * The tree of positions, drawn from left to right and fitted into its box as it grows. The line of
 * the walk is highlighted, and failed positions are grey. A press goes to the nearest position.
 * Only highlighted positions are elements.
 */
export function StateTree({
  tree,
  place,
  line,
  won,
  words,
  onPlace,
}: {
  tree: TraceTree;
  place: number;
  line: number[];
  won: boolean;
  /** What a screen reader says about the current position. */
  words: string;
  onPlace: (place: number) => void;
}) {
  const { spots, labelAt } = tree;
  const below = useRef<HTMLCanvasElement | null>(null);
  const above = useRef<HTMLCanvasElement | null>(null);
  const box = useSignal<Box>({ width: 0, height: 0 });
  /**
   * The position is the tree's active descendant only while the tree has the focus, because screen
   * readers announce each change of it.
   */
  const focused = useSignal(false);
  const reached = useRef(0);
  reached.current = Math.max(reached.current, place);
  /**
   * What is drawn of the tried positions. A step only adds to the drawing while rows and colors
   * stay the same.
   */
  const drawn = useRef<Drawn | null>(null);

  const { width, height } = box.value;
  const lowest = spots[Math.min(reached.current, spots.length - 1)];
  const grid = useMemo(
    () => gridOf(spots, reached.current, box.value),
    [spots, lowest?.row, width, height],
  );
  const look = `${width} ${height} ${grid.row} ${document.documentElement.dataset.theme}`;

  useEffect(() => {
    const { current } = below;
    if (!current) return;
    let turn: ReturnType<typeof setTimeout> | undefined;
    /** Resizing redraws the tree, so it runs in a separate task. */
    const observer = new ResizeObserver(() => {
      clearTimeout(turn);
      turn = setTimeout(() => {
        box.value = { width: current.clientWidth, height: current.clientHeight };
      });
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      clearTimeout(turn);
    };
  }, []);

  useLayoutEffect(() => {
    if (!width || !below.current || !above.current) return;
    const before = drawn.current?.look === look ? drawn.current : null;
    const color = before?.color ?? colorsOf(below.current);
    const tried = penOf(below.current, box.value, !before);
    const range = { from: before?.places ?? 0, to: reached.current };
    drawTried(tried, tree, grid, range, color);
    drawn.current = { look, color, places: reached.current + 1 };
    const lit = penOf(above.current, box.value, true);
    drawLit(lit, tree, grid, { line, won, width }, color);
  }, [place, look]);

  function press({ offsetX, offsetY }: PointerEvent) {
    onPlace(nearestSpot(spots.slice(0, reached.current + 1), grid, { x: offsetX, y: offsetY }));
  }

  return (
    <div
      class="tree-box"
      role="tree"
      tabIndex={0}
      aria-activedescendant={focused.value && line.length ? `position-${line[0]}` : undefined}
      onFocus={() => {
        focused.value = true;
      }}
      onBlur={() => {
        focused.value = false;
      }}
      aria-label={t("lab.trace.tree")}
      data-tried={Math.min(place + 1, spots.length)}
      onKeyDown={(event) => moveByArrows(event, place, onPlace)}
    >
      <canvas class="state-tree" ref={below} />
      <canvas class="state-tree" ref={above} onPointerUp={press} />
      {line.toReversed().map((at, level) => (
        <span
          key={at}
          id={`position-${at}`}
          class="state unseen"
          role="treeitem"
          tabIndex={-1}
          aria-level={level + 1}
          aria-current={at === place ? "step" : undefined}
          aria-label={at === place ? words : undefined}
          data-state={won ? "won" : "lit"}
        >
          {labelAt(at)}
        </span>
      ))}
    </div>
  );
}

/** The left and right arrow keys move by one step. */
export function moveByArrows(
  event: KeyboardEvent,
  place: number,
  onPlace: (place: number) => void,
) {
  const to = { ArrowRight: place + 1, ArrowLeft: place - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  onPlace(to);
}

/**
 * The drawing context of a canvas, in CSS pixels at the resolution of the screen.
 *
 * @param empty whether the canvas is cleared
 */
function penOf(canvas: HTMLCanvasElement, { width, height }: Box, empty: boolean) {
  const sharpness = devicePixelRatio;
  const size = { width: Math.round(width * sharpness), height: Math.round(height * sharpness) };
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size);
  if (pen.textAlign !== ALIGN) {
    // For a new context, or after a change of size. Setting the font forces a layout.
    pen.setTransform(sharpness, 0, 0, sharpness, 0, 0);
    pen.font = FONT;
    pen.textAlign = ALIGN;
    pen.textBaseline = "middle";
  }
  if (empty) pen.clearRect(0, 0, width, height);
  return pen;
}
