/** The picture of a result, for other people. It has the size of link previews. */

const TYPE = "image/png";

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;

/** Cards are at most this wide, in at most this many rows. */
const WIDEST = 190;
const ROWS = 3;
const RATIO = 1.3;
const GAP = 20;

/** What became of a hand. Each has a color and a shape of its own, also in texts. */
export const MARKS = {
  solved: { emoji: "🟩", color: "--right" },
  wrong: { emoji: "🔷", color: "--note" },
  hints: { emoji: "🟡", color: "--gold" },
  shown: { emoji: "🔺", color: "--wrong" },
  open: { emoji: "⬜", color: "--line" },
} as const;

export type MarkName = keyof typeof MARKS;

/** The mark of a hand. */
export function markOf(hand: {
  result: "open" | "solved" | "shown";
  hints: number;
  wrong: number;
}): MarkName {
  if (hand.result !== "solved") return hand.result;
  if (hand.hints) return "hints";
  return hand.wrong ? "wrong" : "solved";
}

/** A card with what became of its hand, or with its rank. */
export type PosterCard = { mark: MarkName } | { rank: string };

export type Poster = {
  title: string;
  cards: PosterCard[];
  /** The result in words. */
  words: string;
  /** Where the game is; empty if it has no address. */
  site: string;
};

/** Draws a poster in the colors of the table. */
export function drawPoster({ title, cards, words, site }: Poster) {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(name).trim();
  const ground = context.createRadialGradient(600, 250, 60, 600, 315, 760);
  ground.addColorStop(0, color("--felt"));
  ground.addColorStop(1, color("--felt-deep"));
  context.fillStyle = ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);

  const write = (text: string, y: number, size: number, tone: string, bold = true) => {
    context.font = `${bold ? 700 : 400} ${size}px system-ui, sans-serif`;
    context.fillStyle = color(tone);
    context.textAlign = "center";
    context.textBaseline = "alphabetic";
    context.fillText(text, WIDTH / 2, y, WIDTH - 2 * MARGIN);
  };
  write(title, 112, 56, "--gold");
  for (const [place, card] of placed(cards)) drawCard(context, card, place, color);
  write(words, 526, 48, "--on-felt");
  if (site) write(site, 590, 30, "--on-felt-soft", false);

  return canvas;
}

/** The poster as a file. */
export async function posterFile(canvas: HTMLCanvasElement) {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE));
  if (!blob) throw new Error("no picture");
  return new File([blob], "twentyfour.png", { type: TYPE });
}

type Place = { x: number; y: number; width: number; height: number };

/** The cards with their places, in as many rows as make them largest. */
function placed(cards: PosterCard[]): [Place, PosterCard][] {
  const [top, bottom] = [150, 460];
  const sizes = Array.from({ length: ROWS }, (_, row) => {
    const columns = Math.ceil(cards.length / (row + 1));
    const across = (WIDTH - 2 * MARGIN + GAP) / columns - GAP;
    const down = ((bottom - top + GAP) / (row + 1) - GAP) / RATIO;
    return { columns, rows: row + 1, width: Math.min(WIDEST, across, down) };
  });
  const { columns, rows, width } = sizes.reduce((best, next) =>
    next.width > best.width ? next : best,
  );
  const height = RATIO * width;
  const first = (top + bottom - rows * (height + GAP) + GAP) / 2;
  return cards.map((card, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, cards.length - row * columns);
    const left = (WIDTH - inRow * (width + GAP) + GAP) / 2;
    const x = left + (at % columns) * (width + GAP);
    return [{ x, y: first + row * (height + GAP), width, height }, card];
  });
}

function drawCard(
  context: CanvasRenderingContext2D,
  card: PosterCard,
  { x, y, width, height }: Place,
  color: (name: string) => string,
) {
  context.fillStyle = color("--card");
  context.beginPath();
  context.roundRect(x, y, width, height, width / 10);
  context.fill();
  const [middle, center, size] = [x + width / 2, y + height / 2, width * 0.3];
  if ("rank" in card) {
    context.font = `700 ${width * 0.5}px system-ui, sans-serif`;
    context.fillStyle = color("--card-black");
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(card.rank, middle, center, width * 0.84);
    return;
  }
  context.fillStyle = color(MARKS[card.mark].color);
  context.strokeStyle = context.fillStyle;
  context.lineWidth = width / 20;
  context.beginPath();
  OUTLINES[card.mark](context, middle, center, size);
  if (card.mark === "open") context.stroke();
  else context.fill();
}

/** Draws an outline around a point. */
type Outline = (context: CanvasRenderingContext2D, x: number, y: number, size: number) => void;

const square: Outline = (context, x, y, size) =>
  context.roundRect(x - size, y - size, 2 * size, 2 * size, size / 5);

/** @param corners each as multiples of the size */
const polygon =
  (...corners: [number, number][]): Outline =>
  (context, x, y, size) => {
    for (const [right, down] of corners) context.lineTo(x + right * size, y + down * size);
    context.closePath();
  };

const OUTLINES: Record<MarkName, Outline> = {
  solved: square,
  wrong: polygon([0, -1.25], [1.25, 0], [0, 1.25], [-1.25, 0]),
  hints: (context, x, y, size) => context.arc(x, y, 1.1 * size, 0, 2 * Math.PI),
  shown: polygon([0, -1.1], [1.2, 0.95], [-1.2, 0.95]),
  open: square,
};
