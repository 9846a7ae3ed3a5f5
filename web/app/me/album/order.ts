import type { DeckHand } from "../../base/decks/decks.ts";
import { PATH } from "../../base/words/techniques.ts";

/** A place of the map. */
export type Spot = readonly [x: number, y: number];

/** A hand with its place. */
export type Placed = { spot: Spot; row: DeckHand };

/** The next hand is chosen among this many, because a ticket has thousands of one technique. */
const CANDIDATES = 64;

const NEIGHBOURS = [-1, 0, 1]
  .flatMap((x) => [-1, 0, 1].map((y): Spot => [x, y]))
  .filter(([x, y]) => x || y);

const keyOf = ([x, y]: Spot) => `${x},${y}`;

const around = ([x, y]: Spot) => NEIGHBOURS.map(([dx, dy]): Spot => [x + dx, y + dy]);

/** The place at a step of a Hilbert curve, which fills squares of any power of two. */
function hilbert(step: number, side: number): Spot {
  let [x, y, rest] = [0, 0, step];
  for (let size = 1; size < side; size *= 2) {
    const right = (rest >> 1) & 1;
    const up = (rest ^ right) & 1;
    if (!up) {
      if (right) [x, y] = [size - 1 - x, size - 1 - y];
      [x, y] = [y, x];
    }
    [x, y] = [x + size * right, y + size * up];
    rest >>= 2;
  }
  return [x, y];
}

/**
 * The hands as a map in which near hands are alike. The techniques follow one another along a
 * Hilbert curve, those of the Path first, hands without a solution last. Each place takes the hand
 * of the technique that shares most cards with the hands around it.
 */
export function arranged(rows: readonly DeckHand[]): Placed[] {
  const side = 2 ** Math.ceil(Math.log2(Math.sqrt(rows.length)));
  const placed = new Map<string, DeckHand>();
  return groupsOf(rows).flatMap((rest) =>
    Array.from({ length: rest.length }, () => {
      const spot = hilbert(placed.size, side);
      const near = around(spot).flatMap((each) => placed.get(keyOf(each)) ?? []);
      const alike = rest.slice(0, CANDIDATES).map((row) => sharedWithAll(row, near));
      const [row] = rest.splice(alike.indexOf(Math.max(...alike)), 1) as [DeckHand];
      placed.set(keyOf(spot), row);
      return { spot, row };
    }),
  );
}

/** The hands by technique, in the order of the Path; then those without a solution. */
function groupsOf(rows: readonly DeckHand[]) {
  const codes = new Set([...PATH, ...rows.flatMap(({ technique }) => technique ?? [])]);
  return [...codes, null].map((code) => rows.filter(({ technique }) => technique === code));
}

function sharedWithAll(row: DeckHand, others: readonly DeckHand[]) {
  return others.reduce((total, other) => total + sharedCards(row, other), 0);
}

/** How many cards two hands share. */
function sharedCards({ hand: { numbers } }: DeckHand, other: DeckHand) {
  const rest = [...other.hand.numbers];
  return numbers.filter((number) => {
    const at = rest.indexOf(number);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
}

/**
 * How alike near hands of a map are: the share of the eight neighbours with the same technique, and
 * the mean number of cards that neighbours share.
 */
export function likeness(map: readonly Placed[]) {
  const rows = new Map(map.map(({ spot, row }) => [keyOf(spot), row]));
  const pairs = map.flatMap(({ spot, row }) =>
    around(spot).flatMap((each) => {
      const other = rows.get(keyOf(each));
      return other ? [{ row, other }] : [];
    }),
  );
  const same = pairs.filter(({ row, other }) => row.technique === other.technique).length;
  const cards = pairs.reduce((total, { row, other }) => total + sharedCards(row, other), 0);
  return { technique: same / pairs.length, cards: cards / pairs.length };
}
