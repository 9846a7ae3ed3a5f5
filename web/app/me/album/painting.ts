import type { DeckHand } from "../../base/decks/decks.ts";
import { PATH } from "../../base/words/techniques.ts";
import type { Collected } from "./collected.ts";

/** What the color of a hand says. */
export const COLORINGS = ["solved", "time", "technique", "rating"] as const;
export type Coloring = (typeof COLORINGS)[number];

/** The colors of the theme. */
export interface Palette {
  open: string;
  solved: string;
  none: string;
  /** The ink on open hands, and on colored ones. */
  light: string;
  dark: string;
}

/** How a cell is filled: its color, and the share of its side that the color takes. */
export interface Paint {
  color: string;
  /** The color of the cards. */
  ink: string;
  share: number;
  /** Whether a dot marks that nothing is left to find. */
  dot: boolean;
}

/** The time in milliseconds that has the strongest color. */
const LONG = 120_000;

const FULL = 0.86;
const IMPOSSIBLE = 0.12;

/** States differ in size and mark as well as in color. */
const SHARES: Record<Collected, number> = { solved: 0.6, unaided: FULL, every: FULL };

/** How to paint a hand. */
export function paintOf(
  row: DeckHand,
  collected: Collected | undefined,
  coloring: Coloring,
  palette: Palette,
): Paint {
  const { none, open, solved, light, dark } = palette;
  if (row.ways === 0) return { color: none, ink: light, share: IMPOSSIBLE, dot: false };
  if (coloring === "solved") {
    if (!collected) return { color: open, ink: light, share: FULL, dot: false };
    const dot = collected === "every";
    return { color: solved, ink: dark, share: SHARES[collected], dot };
  }
  return { color: colorOf(row, coloring, palette), ink: dark, share: FULL, dot: false };
}

function colorOf(
  { technique, median, score }: DeckHand,
  coloring: Exclude<Coloring, "solved">,
  palette: Palette,
) {
  if (coloring === "technique") return techniqueColor(PATH.indexOf(technique ?? ""));
  const share = coloring === "time" ? median && Math.min(1, median / LONG) : score && score / 100;
  return share === null ? palette.open : rampColor(share);
}

/** The color of a technique by its place on the Path, or -1 if the Path does not have it. */
export const techniqueColor = (place: number) =>
  place < 0 ? "hsl(0 0% 60%)" : `hsl(${(place * 137) % 360} 55% ${place % 2 ? 70 : 56}%)`;

/** The color of a share from 0, easy, to 1, hard. */
export const rampColor = (share: number) => `hsl(${150 - 145 * share} 60% ${68 - 22 * share}%)`;
