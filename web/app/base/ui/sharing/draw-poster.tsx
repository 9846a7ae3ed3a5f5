import { render } from "preact";
import type { Card } from "../../../../engine/contract.d.ts";
import { pictureOf } from "../../cards/cards.ts";
import { courts } from "../../words/courts.ts";
import { CardDrawing } from "../cards/face.tsx";
import { Numeral } from "../cards/numerals.tsx";
import { Goal } from "../twentyfour/goal.tsx";
import { MiniTwentyfour } from "../twentyfour/mini.tsx";
import { TargetFace } from "../twentyfour/target-face.tsx";
import { MARKS, type Poster, type PosterCard } from "./poster.ts";

/** A photograph's format, because the felt fades: as PNG a poster has four times the size. */
const TYPE = "image/jpeg";
const QUALITY = 0.88;

/** The size of link previews. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;

/** Cards are at most this wide, in at most this many rows. */
const WIDEST = 216;
const ROWS = 3;
const RATIO = 336 / 240;
const GAP = 24;
const [TOP, BOTTOM] = [136, 508];
/** Narrower cards have larger pips. */
const NARROW = 44;

/** What a drawing takes from the styles of the page, which an image by itself does not have. */
const STYLES = [
  ...["fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap"],
  ...["stroke-linejoin", "stroke-dasharray", "stroke-dashoffset", "stop-color", "opacity"],
  ...["font-family", "font-size", "font-weight", "text-anchor"],
];

/** Draws a poster with the cards of the game: a file, and an address to show it. */
export async function drawPoster(poster: Poster) {
  const host = document.createElement("div");
  host.className = "unseen";
  host.ariaHidden = "true";
  document.body.append(host);
  try {
    render(<Scene {...poster} />, host);
    await courtsIn(host, poster.cards);
    const scene = host.querySelector("svg");
    if (!scene) throw new Error("no picture");
    fit(scene);
    const canvas = await painted(scene);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
    if (!blob) throw new Error("no picture");
    const file = new File([blob], "twentyfour.jpg", { type: TYPE });
    return { file, address: canvas.toDataURL(TYPE, QUALITY) };
  } finally {
    render(null, host);
    host.remove();
  }
}

/** How often, and after how many milliseconds, to look whether the courts have been loaded. */
const [LOOKS, PAUSE] = [100, 20];

/** Waits for the drawings of the courts, which are loaded when they are needed. */
async function courtsIn(host: Element, cards: PosterCard[]) {
  const wanted = cards.filter((each) => "card" in each && isCourt(each.card)).length;
  for (let look = 0; look < LOOKS; look++) {
    if (host.querySelectorAll(".court").length >= wanted) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

const isCourt = (card: Card | null) =>
  card !== null && "rank" in card && pictureOf(card, courts()) > 10;

/** Makes texts that are too long narrower. */
function fit(scene: SVGSVGElement) {
  for (const text of scene.querySelectorAll("text")) {
    const room = Number(text.getAttribute("data-room"));
    if (text.getComputedTextLength() <= room) continue;
    text.setAttribute("textLength", `${room}`);
    text.setAttribute("lengthAdjust", "spacingAndGlyphs");
  }
}

/** A drawing with its styles, painted on a canvas. */
async function painted(scene: SVGSVGElement) {
  const copy = scene.cloneNode(true) as SVGSVGElement;
  const parts = [...scene.querySelectorAll("*")];
  for (const [at, part] of [...copy.querySelectorAll("*")].entries()) {
    const style = getComputedStyle(parts[at] ?? scene);
    for (const name of STYLES) part.setAttribute(name, style.getPropertyValue(name));
    part.removeAttribute("class");
    part.removeAttribute("style");
  }
  const image = new Image(WIDTH, HEIGHT);
  const text = new XMLSerializer().serializeToString(copy);
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return canvas;
}

function Scene({ title, cards, words, site }: Poster) {
  const isHand = cards.some((each) => "card" in each);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={HEIGHT} aria-hidden="true">
      <defs>
        <radialGradient id="poster-felt" cx="50%" cy="36%" r="70%">
          <stop offset="0" style={{ stopColor: "var(--felt)" }} />
          <stop offset="1" style={{ stopColor: "var(--felt-deep)" }} />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#poster-felt)" />
      <svg x={MARGIN} y={44} width={46} height={64} viewBox="0 0 240 336" aria-hidden="true">
        <MiniTwentyfour />
      </svg>
      <Words x={MARGIN + 66} y={90} text={title} size={36} room={WIDTH - 2 * MARGIN - 66} />
      {placed(cards.length + (isHand ? 1 : 0)).map((place, at) => {
        const each = cards[at];
        return each ? (
          <Placed key={at} place={place} each={each} />
        ) : (
          <Equals key={at} place={place} />
        );
      })}
      <Words x={MARGIN} y={578} text={words} size={32} room={site ? 640 : WIDTH - 2 * MARGIN} />
      <Words x={WIDTH - MARGIN} y={578} text={site} size={26} room={400} isSite />
    </svg>
  );
}

function Words({
  text,
  size,
  room,
  isSite = false,
  ...place
}: {
  text: string;
  x: number;
  y: number;
  size: number;
  room: number;
  isSite?: boolean;
}) {
  const color = isSite ? "var(--on-felt-soft)" : "var(--on-felt)";
  return (
    <text
      {...place}
      data-room={room}
      style={{
        fill: color,
        font: `${isSite ? 500 : 700} ${size}px var(--font)`,
        textAnchor: isSite ? "end" : "start",
      }}
    >
      {text}
    </text>
  );
}

type Place = { x: number; y: number; width: number; height: number };

/** The places of cards, in as many rows as make them largest. */
function placed(count: number): Place[] {
  const sizes = Array.from({ length: ROWS }, (_, row) => {
    const columns = Math.ceil(count / (row + 1));
    const across = (WIDTH - 2 * MARGIN + GAP) / columns - GAP;
    const down = ((BOTTOM - TOP + GAP) / (row + 1) - GAP) / RATIO;
    return { columns, rows: row + 1, width: Math.min(WIDEST, across, down) };
  });
  const { columns, rows, width } = sizes.reduce((best, next) =>
    next.width > best.width ? next : best,
  );
  const height = RATIO * width;
  const first = (TOP + BOTTOM - rows * (height + GAP) + GAP) / 2;
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = (WIDTH - inRow * (width + GAP) + GAP) / 2;
    const x = left + (at % columns) * (width + GAP);
    return { x, y: first + row * (height + GAP), width, height };
  });
}

function Placed({ place, each }: { place: Place; each: PosterCard }) {
  const { width } = place;
  return (
    <svg {...place} viewBox="0 0 240 336" class="face" aria-hidden="true">
      {"card" in each ? (
        <CardDrawing card={each.card} />
      ) : each.mark === "open" ? (
        <Goal />
      ) : each.mark === "shown" ? (
        <CardDrawing card={null} />
      ) : (
        <>
          {width < NARROW ? <MiniTwentyfour /> : <TargetFace />}
          <Badge mark={each.mark} />
        </>
      )}
    </svg>
  );
}

/** Says by color and shape that a hand was solved with hints or after a wrong answer. */
function Badge({ mark }: { mark: "solved" | "wrong" | "hints" }) {
  if (mark === "solved") return null;
  const style = { fill: `var(${MARKS[mark].color})`, stroke: "var(--card)", strokeWidth: 6 };
  return mark === "hints" ? (
    <circle cx={120} cy={242} r={22} style={style} />
  ) : (
    <path d="M120 214l28 28-28 28-28-28Z" style={style} />
  );
}

/** The goal after the cards of a hand. */
function Equals({ place: { x, y, width, height } }: { place: Place }) {
  const size = 0.72;
  return (
    <>
      <g style={{ color: "var(--on-felt-soft)" }}>
        <Numeral text="=" x={x + 0.08 * width} y={y + height / 2 - 30} size={60} />
      </g>
      <svg
        x={x + (1 - size) * width}
        y={y + (height * (1 - size)) / 2}
        width={size * width}
        height={size * height}
        viewBox="0 0 240 336"
        aria-hidden="true"
      >
        <Goal lit={24} />
      </svg>
    </>
  );
}
