import type { Expression } from "../../../engine/contract.d.ts";
import { withSuits } from "../../base/cards/cards.ts";
import { puzzleOf } from "../../base/cards/puzzle.ts";
import { ask } from "../../base/python/engine.ts";
import { type Bead, beadsOf, type Laid, momentsOf, tablesOf } from "../../table/hand/moments.ts";
import type { Played } from "../../table/hand/played.ts";
import { triedIn } from "./tried.ts";

/** The most cards whose solutions are counted in a moment. */
const QUICK = 4;

/**
 * The beads of a hand; null if there is nothing to look at, or if the hand has no solution.
 *
 * @param onProgress receives the beads of a large hand while its solutions are counted
 */
export async function beadsOfHand(
  hand: Played,
  signal: AbortSignal,
  onProgress: (beads: Bead[]) => void = () => {},
): Promise<Bead[] | null> {
  const cards = withSuits(hand.numbers.map((value) => ({ value: `${value}` })));
  const entries = triedIn(hand);
  if (!entries) return null;
  const puzzle = puzzleOf(hand);
  const { numbers: _, ...rules } = puzzle;
  const texts = new Set(entries.flatMap((entry) => (entry.type === "answer" ? entry.text : [])));
  const read = new Map<string, Expression | null>();
  for (const text of texts) {
    const { expression } = await ask("check", { ...puzzle, text }, { signal });
    read.set(text, expression);
  }
  const moments = momentsOf(entries, cards, (text) => read.get(text) ?? null);
  if (moments.length < 2) return null;
  const tables = tablesOf(moments);
  const counted = (counts: readonly (number | null)[]) => {
    if (cards.length > QUICK) onProgress(beadsOf(moments, counts));
  };
  counted([]);
  const counts = await ask("look_back", { tables, ...rules }, { signal, onProgress: counted });
  const beads = beadsOf(moments, counts);
  return beads[0]?.count === 0 ? null : beads;
}

/** The table from which a hand can be played on; null if a single card is left or nothing is. */
export function openTable({ count, from, lost, tables }: Bead): Laid | null {
  const last = tables.at(-1);
  const open = lost !== null ? (tables[lost - 1] ?? from) : count === 0 ? null : last;
  return open && open.length > 1 ? open : null;
}
