import type { DeckHand } from "../../base/decks/decks.ts";
import { handName } from "../../table/hand/played.ts";

/** The hand is drawn from this many hands nearest to the strength. */
const NEAREST = 8;

/**
 * A hand with a solution that was not solved yet, rated near a score; null if none is left.
 *
 * @param best the solved hands by `handName`
 */
export function lacking(
  rows: readonly DeckHand[],
  best: { has: (name: string) => boolean },
  score: number,
  random = Math.random,
): DeckHand | null {
  const open = rows.filter(({ hand, ways }) => ways > 0 && !best.has(handName(hand)));
  const distance = (row: DeckHand) => Math.abs((row.score ?? 0) - score);
  const near = open.sort((a, b) => distance(a) - distance(b)).slice(0, NEAREST);
  return near[Math.floor(random() * near.length)] ?? null;
}
