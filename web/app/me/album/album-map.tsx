import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { DEFAULT_TARGET } from "../../base/address/hand-query.ts";
import { settings } from "../../base/browser/settings.ts";
import { cornerOf } from "../../base/cards/cards.ts";
import type { DeckHand } from "../../base/decks/decks.ts";
import { useWidth } from "../../base/ui/charts/width.ts";
import { handName } from "../../table/hand/played.ts";
import type { Collected } from "./collected.ts";
import { arranged, type Placed, type Spot, sideOf } from "./order.ts";
import { type Coloring, type Paint, type Palette, paintOf } from "./painting.ts";
import { bounded, cellAt, panned, showing, type View, whole, zoomed } from "./view.ts";

/** The side of a cell in the picture of the whole map, in pixels. */
const SPRITE = 8;

/** The least side of a cell, in pixels, in which the cards are written. */
const READABLE = 30;

/** The side of the canvas before it is measured, in pixels. */
const LEAST_SIDE = 320;

const STEP = 1.5;

/** A finger that moves less than this many pixels taps. */
const TAP = 8;

const ARROWS: Record<string, Spot> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * All hands of a deck on one canvas. Fingers, the wheel, and the keys + and − zoom it; dragging and
 * the arrows move in it; a tap chooses a hand.
 */
export function AlbumMap({
  rows,
  best,
  coloring,
  chosen,
  onChoose,
  label,
}: {
  rows: readonly DeckHand[];
  best: ReadonlyMap<string, Collected>;
  coloring: Coloring;
  chosen: DeckHand | null;
  onChoose: (row: DeckHand) => void;
  label: string;
}) {
  const canvas = useRef<HTMLCanvasElement | null>(null);
  useWidth(canvas);
  const side = canvas.current?.clientWidth || LEAST_SIDE;
  const map = useMemo(() => arranged(rows), [rows]);
  const places = useMemo(() => new Map(map.map((placed) => [keyOf(placed.spot), placed])), [map]);
  const cells = sideOf(rows.length);
  const frame = { cells, side };
  const view = useSignal<View>(whole(frame));
  const seen = bounded(view.value, frame);
  const at = chosen ? map.find(({ row }) => row === chosen)?.spot : undefined;
  const painted = useRef<{ paints: Painted[]; sprite: HTMLCanvasElement } | null>(null);
  useEffect(() => {
    if (!canvas.current) return;
    const palette = paletteOf(canvas.current);
    const paints = map.map(({ spot, row }) => ({
      spot,
      row,
      paint: paintOf(row, best.get(handName(row.hand)), coloring, palette),
    }));
    painted.current = { paints, sprite: spriteOf(paints, cells) };
  }, [map, best, coloring, settings.value.theme]);
  useEffect(() => {
    view.value = whole(frame);
  }, [rows, side]);
  useEffect(() => {
    if (at) view.value = showing(view.peek(), at, frame);
  }, [chosen]);
  useEffect(() => {
    const frameId = requestAnimationFrame(() => {
      if (canvas.current && painted.current) {
        const { paints, sprite } = painted.current;
        draw(canvas.current, sprite, paints, seen, side, at);
      }
    });
    return () => cancelAnimationFrame(frameId);
  });

  function choose(spot: Spot) {
    const placed = places.get(keyOf(spot));
    if (placed) onChoose(placed.row);
  }

  const fingers = useRef(new Map<number, readonly [number, number]>()).current;
  const moved = useRef(0);

  function onMove({ pointerId, offsetX, offsetY }: PointerEvent) {
    const before = fingers.get(pointerId);
    if (!before) return;
    const [x, y] = before;
    const others = [...fingers].filter(([id]) => id !== pointerId);
    fingers.set(pointerId, [offsetX, offsetY]);
    moved.current += Math.abs(offsetX - x) + Math.abs(offsetY - y);
    const other = others[0]?.[1];
    if (!other) {
      view.value = panned(view.peek(), offsetX - x, offsetY - y, frame);
      return;
    }
    const length = (px: number, py: number) => Math.hypot(px - other[0], py - other[1]);
    const factor = length(offsetX, offsetY) / Math.max(1, length(x, y));
    const middle = [(offsetX + other[0]) / 2, (offsetY + other[1]) / 2] as const;
    const turned = zoomed(view.peek(), factor, ...middle, frame);
    view.value = panned(turned, (offsetX - x) / 2, (offsetY - y) / 2, frame);
  }

  function onEnd({ pointerId, offsetX, offsetY, type }: PointerEvent) {
    const isTap = fingers.size === 1 && fingers.has(pointerId) && moved.current < TAP;
    fingers.delete(pointerId);
    if (isTap && type === "pointerup") choose(cellAt(view.peek(), offsetX, offsetY));
  }

  function onKey(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    const factor = { "+": STEP, "=": STEP, "-": 1 / STEP, "−": 1 / STEP }[event.key];
    if (!arrow && !factor) return;
    event.preventDefault();
    if (factor) {
      const [column, row] = at ?? [cells / 2, cells / 2];
      const { cell, x, y } = view.peek();
      const [px, py] = [x + (column + 0.5) * cell, y + (row + 0.5) * cell];
      view.value = zoomed(view.peek(), factor, px, py, frame);
    } else if (arrow) {
      const [column, row] = at ?? [-arrow[0], -arrow[1]];
      choose([column + arrow[0], row + arrow[1]]);
    }
  }

  return (
    <canvas
      class="album-map"
      ref={canvas}
      role="img"
      tabIndex={0}
      aria-label={label}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        if (fingers.size === 0) moved.current = 0;
        fingers.set(event.pointerId, [event.offsetX, event.offsetY]);
      }}
      onPointerMove={onMove}
      onPointerUp={onEnd}
      onPointerCancel={onEnd}
      onWheel={(event) => {
        event.preventDefault();
        const factor = STEP ** (-event.deltaY / 100);
        view.value = zoomed(view.peek(), factor, event.offsetX, event.offsetY, frame);
      }}
      onKeyDown={onKey}
    />
  );
}

type Painted = Placed & { paint: Paint };

const keyOf = ([column, row]: Spot) => `${column},${row}`;

function paletteOf(canvas: HTMLCanvasElement): Palette {
  const style = getComputedStyle(canvas);
  const color = (name: string) => style.getPropertyValue(name).trim();
  return {
    open: color("--felt-key"),
    solved: color("--gold"),
    none: color("--on-felt-soft"),
    light: color("--on-felt"),
    dark: color("--on-gold"),
  };
}

/** The whole map as a picture, which is drawn anew only if a color changes. */
function spriteOf(paints: readonly Painted[], cells: number) {
  const picture = document.createElement("canvas");
  picture.width = cells * SPRITE;
  picture.height = cells * SPRITE;
  const context = picture.getContext("2d");
  if (context) for (const painted of paints) fill(context, painted, SPRITE, 0, 0);
  return picture;
}

function fill(
  context: CanvasRenderingContext2D,
  { spot: [column, row], paint: { color, share, dot } }: Painted,
  cell: number,
  x: number,
  y: number,
) {
  const size = cell * share;
  const [left, top] = [x + column * cell + (cell - size) / 2, y + row * cell + (cell - size) / 2];
  context.fillStyle = color;
  context.fillRect(left, top, size, size);
  if (dot) {
    context.clearRect(left + size * 0.36, top + size * 0.36, size * 0.28, size * 0.28);
  }
}

/** Draws a view: the picture of the map while cells are small, else the cells with their cards. */
function draw(
  canvas: HTMLCanvasElement,
  sprite: HTMLCanvasElement,
  paints: readonly Painted[],
  view: View,
  side: number,
  chosen: Spot | undefined,
) {
  const ratio = devicePixelRatio;
  const pixels = Math.round(side * ratio);
  if (canvas.width !== pixels) {
    canvas.width = pixels;
    canvas.height = pixels;
  }
  const context = canvas.getContext("2d");
  if (!context) return;
  const { cell, x, y } = view;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, side, side);
  if (cell < READABLE) {
    const size = (sprite.width / SPRITE) * cell;
    context.drawImage(sprite, x, y, size, size);
  } else {
    const style = getComputedStyle(canvas);
    context.font = `600 ${cell * 0.27}px ${style.fontFamily}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    for (const painted of paints) {
      const [left, top] = [x + painted.spot[0] * cell, y + painted.spot[1] * cell];
      if (left > side || top > side || left < -cell || top < -cell) continue;
      if (painted.row.ways > 0) fill(context, painted, cell, x, y);
      write(context, painted, left + cell / 2, top + cell / 2, cell);
    }
  }
  if (chosen) {
    context.strokeStyle = getComputedStyle(canvas).outlineColor;
    context.lineWidth = 3;
    context.strokeRect(x + chosen[0] * cell, y + chosen[1] * cell, cell, cell);
  }
}

/** Writes the four cards in two rows. */
function write(
  context: CanvasRenderingContext2D,
  { row: { hand }, paint: { ink } }: Painted,
  x: number,
  y: number,
  cell: number,
) {
  const { numbers, target } = hand;
  const letters = target === DEFAULT_TARGET && settings.peek().ranks === "letters";
  const words = numbers.map((number) => cornerOf(number, letters));
  context.fillStyle = ink;
  context.fillText(words.slice(0, 2).join(" "), x, y - cell * 0.15);
  context.fillText(words.slice(2).join(" "), x, y + cell * 0.17);
}
