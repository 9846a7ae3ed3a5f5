import { DEFAULT_TARGET } from "../address/hand-query.ts";
import { isRestricted, type Puzzle } from "../cards/puzzle.ts";
import table from "./decks.json" with { type: "json" };
import { between, handsBetween } from "./hands-between.ts";
import { medianOf } from "./medians.ts";

/** The decks of the table. The hands of 1 to 10 are among those of the standard deck, A to K. */
export const DECKS = ["standard", "make-ten", "ticket"] as const;
export type Deck = (typeof DECKS)[number];

/** What the engine knows of a hand of a deck. */
export interface DeckHand {
  /** In ascending order, except those of a ticket. */
  hand: Omit<Puzzle, "numbers"> & { numbers: number[] };
  /** The number of different solutions; 0 if there are none. */
  ways: number;
  /** The code of the technique of the easiest solution; null without a solution. */
  technique: string | null;
  /** The rating in whole percent, rounded down; null without a solution. */
  score: number | null;
  /** People's median time in milliseconds; null if it is unknown. */
  median: number | null;
}

const TEN = { target: "10" };
const DIGITS = between(0, 9);

const HANDS: Record<Deck, () => DeckHand["hand"][]> = {
  standard: () => handsBetween(1, 13).map((numbers) => ({ numbers, target: DEFAULT_TARGET })),
  "make-ten": () => handsBetween(0, 9).map((numbers) => ({ numbers, ...TEN })),
  ticket: () =>
    DIGITS.flatMap((a) =>
      DIGITS.flatMap((b) =>
        DIGITS.flatMap((c) =>
          DIGITS.map((d) => ({ numbers: [a, b, c, d], ...TEN, ordered: true })),
        ),
      ),
    ),
};

const read = new Map<Deck, Map<string, DeckHand>>();

/** The hands of a deck by their names, in the order of the table. */
function byName(deck: Deck) {
  const known = read.get(deck) ?? new Map(readDeck(deck).map((row) => [nameOf(row.hand), row]));
  read.set(deck, known);
  return known;
}

function readDeck(deck: Deck): DeckHand[] {
  const { ways, technique, score } = table.decks[deck];
  let solvable = 0;
  return HANDS[deck]().map((hand, place) => {
    const count = Number.parseInt(ways.charAt(place), 36);
    if (count === 0) return { hand, ways: 0, technique: null, score: null, median: null };
    const letter = technique.charCodeAt(solvable) - "a".charCodeAt(0);
    const percent = Number(score.slice(2 * solvable, 2 * solvable + 2));
    solvable += 1;
    const code = table.techniques[letter] ?? null;
    return { hand, ways: count, technique: code, score: percent, median: medianOf(hand) };
  });
}

const nameOf = ({ numbers, ordered }: Pick<Puzzle, "numbers" | "ordered">) =>
  (ordered ? numbers : numbers.map(Number).sort((a, b) => a - b)).join();

/** All hands of a deck in the order of the table, those without a solution too. */
export const handsOf = (deck: Deck) => [...byName(deck).values()];

/** The deck of the table that has hands like one; null if there is none. */
function deckOf(hand: Puzzle): Deck | null {
  if (isRestricted(hand)) return null;
  if (hand.target === DEFAULT_TARGET) return hand.ordered ? null : "standard";
  if (hand.target === TEN.target) return hand.ordered ? "ticket" : "make-ten";
  return null;
}

/** What the engine knows of a hand, in any order of its cards; null if the table does not have it. */
export function inDecks(hand: Puzzle): DeckHand | null {
  const deck = deckOf(hand);
  return deck && (byName(deck).get(nameOf(hand)) ?? null);
}
