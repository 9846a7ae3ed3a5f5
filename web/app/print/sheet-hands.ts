import type { Key, Level, SheetHand } from "../../engine/contract.d.ts";
import { ask } from "../core/engine.ts";
import { SYMBOLS } from "../core/operators.ts";
import { SIGNS } from "../core/pretty.ts";
import { allowedOperators, type Puzzle } from "../core/puzzle.ts";
import type { SheetChoices } from "./sheet-link.ts";

/** The number of cards with one, two and three dots in a kit. */
const KIT: { level: Level; count: number }[] = [
  { level: "easy", count: 12 },
  { level: "medium", count: 24 },
  { level: "hard", count: 12 },
];

const DOTS: Record<Level, number> = { easy: 1, medium: 2, hard: 3, expert: 3 };

/** The number of dots of a hand; 0 if it has no level. */
export const dotsOf = (level: Level | null) => (level ? DOTS[level] : 0);

/** The target of all hands; undefined if they have different ones. */
export function targetOf([first, ...others]: SheetHand[]) {
  return others.every(({ target }) => target === first?.target) ? first?.target : undefined;
}

/** The signs that the hands of a sheet allow. */
export const signsOf = ([first]: SheetHand[]) =>
  allowedOperators(first ?? {})
    .map((symbol) => SIGNS[symbol])
    .join(" ");

/** The hands of a sheet, with the solutions for its key. */
export async function fetchHands(sheet: SheetChoices, signal: AbortSignal): Promise<SheetHand[]> {
  const { seed, hands: listed, count, level, deck, edition, operators, key, format } = sheet;
  if (listed) return Promise.all(listed.map((hand) => fetchListed(hand, key, signal)));
  const pack = edition ? { edition } : { deck };
  const parts = format === "kit" ? KIT : [{ level, count }];
  const hands = [];
  for (const part of parts) {
    const made = await ask("sheet", { seed, key, operators, ...pack, ...part }, { signal });
    hands.push(...made.hands);
  }
  return hands;
}

/** A listed hand, with what a sheet says of it. */
const fetchListed = (
  { numbers, target, operators = SYMBOLS.join("") }: Puzzle,
  key: Key,
  signal: AbortSignal,
) => ask("sheet_hand", { numbers, target, operators, key }, { signal });
