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

/**
 * The places of a rectangle along a generalized Hilbert curve, which keeps places that follow one
 * another near (J. Červený, https://github.com/jakubcerveny/gilbert).
 *
 * @param along,across the two sides, as vectors
 */
function* curve(corner: Spot, along: Spot, across: Spot): Generator<Spot> {
  const [width, height] = [lengthOf(along), lengthOf(across)];
  const [right, up] = [unitOf(along), unitOf(across)];
  if (height === 1) {
    for (let step = 0; step < width; step += 1) yield moved(corner, right, step);
  } else if (width === 1) {
    for (let step = 0; step < height; step += 1) yield moved(corner, up, step);
  } else if (2 * width > 3 * height) {
    const half = halfOf(along, width > 2);
    yield* curve(corner, half, across);
    yield* curve(moved(corner, half), minus(along, half), across);
  } else {
    const [half, rest] = [halfOf(along, false), halfOf(across, height > 2)];
    yield* curve(corner, rest, half);
    yield* curve(moved(corner, rest), along, minus(across, rest));
    const end = moved(moved(moved(corner, along), right, -1), minus(rest, up));
    yield* curve(end, negative(rest), negative(minus(along, half)));
  }
}

const lengthOf = ([x, y]: Spot) => Math.abs(x + y);
const unitOf = ([x, y]: Spot): Spot => [Math.sign(x), Math.sign(y)];
const moved = ([x, y]: Spot, [dx, dy]: Spot, times = 1): Spot => [x + times * dx, y + times * dy];
const minus = ([x, y]: Spot, [dx, dy]: Spot): Spot => [x - dx, y - dy];
const negative = ([x, y]: Spot): Spot => [-x, -y];

/** Half of a side. `even`: whether an odd half becomes the next even one. */
function halfOf(side: Spot, even: boolean): Spot {
  const half: Spot = [Math.floor(side[0] / 2), Math.floor(side[1] / 2)];
  return even && lengthOf(half) % 2 ? moved(half, unitOf(side)) : half;
}

/** The number of cells on each side of the map of some hands. */
export const sideOf = (count: number) => Math.ceil(Math.sqrt(count));

/**
 * The hands as a map in which near hands are alike. The techniques follow one another along a
 * Hilbert curve, those of the Path first, hands without a solution last. Each place takes the hand
 * of the technique that shares most cards with the hands around it.
 */
export function arranged(rows: readonly DeckHand[]): Placed[] {
  const side = sideOf(rows.length);
  const spots = [...curve([0, 0], [side, 0], [0, side])];
  const placed = new Map<string, DeckHand>();
  return groupsOf(rows).flatMap((rest) =>
    Array.from({ length: rest.length }, () => {
      const spot = spots[placed.size] as Spot;
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
