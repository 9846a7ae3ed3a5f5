import type { Level } from "../../../engine/contract.d.ts";
import { CHOICES } from "../../base/browser/settings.ts";
import { RATED_CARDS } from "../../base/cards/card-limits.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { inDecks } from "../../base/decks/decks.ts";
import { ask } from "../../base/python/engine.ts";

/** What is known of a hand: first whether it has a solution, then the rest. */
export interface HandFacts {
  solvable: boolean;
  /** The number of different solutions; null while it is unknown. */
  ways: number | null;
  /** The code of the technique of the easiest solution. */
  technique: string | null;
  score: number | null;
  level: Level | null;
}

const LEVELS = CHOICES.level.slice(-4) as readonly Level[];

/** The level of a rating from 0 to 100, as Python computes it. */
const levelOf = (score: number) => LEVELS[Math.min(Math.floor(score / 25), 3)] ?? null;

/** What the deck table knows of a hand; null if it does not have the hand. */
export function factsAtOnce(hand: Puzzle): HandFacts | null {
  const row = inDecks(hand);
  if (!row) return null;
  const { ways, technique, score } = row;
  const level = score === null ? null : levelOf(score);
  return { solvable: ways > 0, ways, technique, score, level };
}

/** Whether a hand has a solution, and nothing else. */
export async function firstFact(hand: Puzzle, signal: AbortSignal): Promise<HandFacts> {
  const solvable = await ask("is_solvable", hand, { signal });
  return { solvable, ways: solvable ? null : 0, technique: null, score: null, level: null };
}

/** The other facts of a hand with a solution. Large hands take too long to rate and to count. */
export async function otherFacts(hand: Puzzle, first: HandFacts, signal: AbortSignal) {
  if (!first.solvable || hand.numbers.length > RATED_CARDS) return first;
  const { score, level, technique } = await ask("rate", hand, { signal });
  const { count } = await ask("solve", hand, { signal });
  return { ...first, ways: count, technique: technique?.code ?? null, score, level };
}
