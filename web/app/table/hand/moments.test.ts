import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { OperatorSymbol, Step } from "../../../engine/contract.d.ts";
import { randomOf } from "../../../testing/random.ts";
import { SYMBOLS } from "../../base/cards/operators.ts";
import { beadsOf, momentsOf, tablesOf, valuesOf } from "./moments.ts";
import { decode, type Entry, write } from "./trail.ts";

/** An independent calculation with fractions of small numbers, in lowest terms. */
type Ratio = readonly [number, number];
type Term = { value: Ratio; text: string; made: boolean };

const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : Math.abs(a));
const ratio = (top: number, bottom: number): Ratio => {
  const divisor = gcd(top, bottom) * Math.sign(bottom);
  return [top / divisor, bottom / divisor];
};
const textOf = ([top, bottom]: Ratio) => (bottom === 1 ? `${top}` : `${top}/${bottom}`);
const OPERATIONS: Record<OperatorSymbol, (a: Ratio, b: Ratio) => Ratio | null> = {
  "+": ([a, b], [c, d]) => ratio(a * d + c * b, b * d),
  "-": ([a, b], [c, d]) => ratio(a * d - c * b, b * d),
  "*": ([a, b], [c, d]) => ratio(a * c, b * d),
  "/": ([a, b], [c, d]) => (c === 0 ? null : ratio(a * d, b * c)),
};

const known = new Map<string, boolean>();

/** Whether some values can make 24: all pairs, all operators, again and again. */
function canMake(values: readonly Ratio[]): boolean {
  const name = values.map(textOf).sort().join();
  let can = known.get(name);
  if (can === undefined) {
    can = values.length === 1 ? name === "24" : pairsOf(values).some(canMake);
    known.set(name, can);
  }
  return can;
}

function pairsOf(values: readonly Ratio[]): Ratio[][] {
  return values.flatMap((a, i) =>
    values.flatMap((b, j) => {
      if (i === j) return [];
      const rest = values.filter((_, at) => at !== i && at !== j);
      return SYMBOLS.flatMap((operator) => {
        const made = OPERATIONS[operator](a, b);
        return made ? [[...rest, made]] : [];
      });
    }),
  );
}

const solvable = (values: readonly (Ratio | null)[]) =>
  canMake(values.filter((value) => value !== null));
const cardsOf = (numbers: number[]) => numbers.map((number) => ({ value: `${number}` }));
const ratiosOf = (numbers: number[]) => numbers.map((number): Ratio => [number, 1]);

/** What a bead must say: the table after it, and the step that lost the target. */
type Expected = { type: string; table: string[]; lost: number | null };
type Try = { text: string; steps: Step[]; tables: Ratio[][] };

/** Plays a hand by random choices, and notes by brute force which steps lost the target. */
function play(numbers: number[], choices: number[]) {
  let all: (Ratio | null)[][] = [ratiosOf(numbers)];
  let done = 0;
  let at = 0;
  const choose = (count: number) => Math.floor((choices[at++] ?? 0) * count);
  const entries: Entry[] = [];
  const beads: Expected[] = [];
  const tries = new Map<string, Try>();

  function note(entry: Entry, lost: number | null, table = all[done] ?? []) {
    const type = entry.type === "redo" ? "undo" : entry.type;
    if (type === "undo" && beads.at(-1)?.type === "undo") beads.pop();
    entries.push(entry);
    beads.push({ type, lost, table: table.flatMap((each) => (each ? textOf(each) : [])).sort() });
  }

  for (let t = 1000; at < choices.length; t += 1000) {
    const tiles = all[done] ?? [];
    const places = [...tiles.keys()].filter((place) => tiles[place]);
    const kind = choose(8);
    if (kind < 4 && places.length > 1) {
      const [first = 0] = places.splice(choose(places.length), 1);
      const second = places[choose(places.length)] ?? 0;
      const operator = SYMBOLS[choose(4)] ?? "+";
      const onto = choose(2) ? first : second;
      const [a, b] = [tiles[first], tiles[second]];
      const made = a && b && OPERATIONS[operator](a, b);
      if (!made) continue;
      const after = tiles.with(first, null).with(second, null).with(onto, made);
      all = [...all.slice(0, done + 1), after];
      done += 1;
      const lost = solvable(tiles) && !solvable(after);
      note({ type: "step", t, first, operator, second, onto }, lost ? 0 : null);
    } else if (kind === 4 && done > 0) {
      const count = 1 + choose(done);
      done -= count;
      note({ type: "undo", t, count }, null);
    } else if (kind === 5 && done < all.length - 1) {
      done += 1;
      note({ type: "redo", t }, null);
    } else if (kind === 6) note({ type: "claim", t, ruling: "wrong" }, null);
    else if (kind === 7) {
      const made = typed(numbers, choose);
      if (!made) continue;
      const { text, tables } = tries.get(made.text) ?? made;
      tries.set(text, tries.get(text) ?? made);
      const way = [ratiosOf(numbers), ...tables].map(solvable);
      const lost = tables.findIndex((_, place) => way[place] && !way[place + 1]);
      note({ type: "answer", t, text, ruling: "wrong" }, lost < 0 ? null : lost, tables.at(-1));
    }
  }
  return { entries, beads, tries };
}

/** A random answer to a hand; null if it divides by zero. */
function typed(numbers: number[], choose: (count: number) => number): Try | null {
  let terms = ratiosOf(numbers).map((value): Term => ({ value, text: textOf(value), made: false }));
  const steps: Step[] = [];
  const tables: Ratio[][] = [];
  while (terms.length > 1) {
    const [left] = terms.splice(choose(terms.length), 1);
    const [right] = terms.splice(choose(terms.length), 1);
    const operator = SYMBOLS[choose(4)] ?? "+";
    const value = left && right && OPERATIONS[operator](left.value, right.value);
    if (!value) return null;
    const [a, b, c] = [left.value, right.value, value].map(textOf);
    steps.push({ left: a ?? "", operator, right: b ?? "", value: c ?? "" });
    const [before, after] = [left, right].map(({ made, text }) => (made ? `(${text})` : text));
    terms = [...terms, { value, text: `${before}${operator}${after}`, made: true }];
    tables.push(terms.map((term) => term.value));
  }
  return { text: terms[0]?.text ?? "", steps, tables };
}

const ratioOf = (value: string): Ratio => {
  const [top = 0, bottom = 1] = value.split("/").map(Number);
  return [top, bottom];
};

/** Compares the beads that the page makes of a record with brute force. */
function compare(numbers: number[], choices: number[]) {
  const cards = cardsOf(numbers);
  const { entries, beads, tries } = play(numbers, choices);
  const read = decode(write(entries, cards), cards) ?? [];
  const moments = momentsOf(read, cards, (text) => tries.get(text) ?? null);
  const counts = tablesOf(moments).map((values) => Number(canMake(values.map(ratioOf))));
  const [first, ...rest] = beadsOf(moments, counts);
  const seen = rest.map(({ type, tables, lost }) => ({
    type,
    table: valuesOf(tables.at(-1) ?? []),
    lost,
  }));
  assert.deepEqual(first && valuesOf(first.from), numbers.map(String).sort());
  if (read.at(-1)?.type === "cut") seen.pop();
  assert.deepEqual(seen, read.at(-1)?.type === "cut" ? beads.slice(0, seen.length) : beads);
  for (const { count, tables } of rest)
    assert.equal(count, Number(canMake((tables.at(-1) ?? []).map(({ value }) => ratioOf(value)))));
}

const choice = fc.nat(9999).map((number) => number / 10_000);
const choices = fc.array(choice, { minLength: 8, maxLength: 60 });

/** Hands of some size, few enough that brute force finds most tables known. */
const handsOf = (size: number, count: number) =>
  fc.constantFrom(
    ...Array.from({ length: count }, (_, at) =>
      Array.from({ length: size }, (_, place) => 1 + ((at * 5 + place * (3 + at)) % 13)),
    ),
  );

test("the steps that lose the target equal brute force in 10,000 trails of four cards", () => {
  fc.assert(fc.property(handsOf(4, 40), choices, compare), { numRuns: 10_000 });
});

test("they equal brute force in 500 trails of five and six cards", () => {
  fc.assert(fc.property(handsOf(5, 6), choices, compare), { numRuns: 400 });
  fc.assert(fc.property(handsOf(6, 2), choices, compare), { numRuns: 100 });
});

/**
 * A hand as a learner plays it: two in three steps keep the target in reach, and a lost table is
 * taken back after a step or two. Half of the learners type, and one answer in three is wrong.
 */
function learnerPlays(numbers: number[], random: () => number): Entry[] {
  const choose = (count: number) => Math.floor(random() * count);
  const think = () => 1500 + 20_000 * random() ** 3;
  const entries: Entry[] = [];
  let t = think();
  if (random() < 0.5) {
    entries.push({ type: "began", t });
    for (let isRight = false; !isRight && entries.length < 9; ) {
      const made = typed(numbers, choose);
      if (!made) continue;
      t += think();
      isRight = random() < 2 / 3;
      entries.push({ type: "answer", t, text: made.text, ruling: isRight ? "right" : "wrong" });
    }
    return entries;
  }
  let all: (Ratio | null)[][] = [ratiosOf(numbers)];
  while (all.length < numbers.length || !solvable(all.at(-1) ?? [])) {
    const tiles = all.at(-1) ?? [];
    const places = tiles.flatMap((tile, place) => (tile ? [place] : []));
    t += think();
    if (entries.length > 40) return [...entries, { type: "shown", t }];
    if (!solvable(tiles) && (places.length === 1 || random() < 0.5)) {
      const count = all.length - 1 - all.findLastIndex(solvable);
      all = all.slice(0, all.length - count);
      entries.push({ type: "undo", t, count });
      continue;
    }
    for (;;) {
      const [first = 0] = places.splice(choose(places.length), 1);
      const second = places[choose(places.length)] ?? 0;
      places.push(first);
      const operator = SYMBOLS[choose(4)] ?? "+";
      const [a, b] = [tiles[first], tiles[second]];
      const made = a && b && OPERATIONS[operator](a, b);
      if (!made) continue;
      const after = tiles.with(first, null).with(second, made);
      if (solvable(tiles) && !solvable(after) && random() < 0.95) continue;
      all.push(after);
      entries.push({ type: "step", t, first, operator, second, onto: second });
      break;
    }
  }
  return entries;
}

test("a trail adds at most 60 bytes to the record of a hand, in the median of 1,000 hands", () => {
  const random = randomOf(24);
  const hands = fc.sample(handsOf(4, 40), { numRuns: 2000, seed: 24 });
  const sizes = hands
    .filter((numbers) => solvable(ratiosOf(numbers)))
    .slice(0, 1000)
    .map((numbers) => {
      const trail = write(learnerPlays(numbers, random), cardsOf(numbers));
      return `"trail":"${trail}",`.length;
    })
    .sort((a, b) => a - b);
  assert.equal(sizes.length, 1000);
  const median = sizes[sizes.length >> 1] ?? Infinity;
  assert.ok(median <= 60, `${median}`);
});

const step = (first: number, operator: OperatorSymbol, second: number, t: number): Entry => ({
  ...{ type: "step", t, first, operator, second, onto: second },
});

test("each moment has the time since the moment before, and hints belong to the next moment", () => {
  const cards = cardsOf([3, 3, 8, 8]);
  const moments = momentsOf(
    [
      { type: "began", t: 500 },
      step(2, "+", 3, 4000),
      { type: "hint", t: 5000, by: "table" },
      { type: "undo", t: 6000, count: 1 },
      { type: "redo", t: 6500 },
      { type: "undo", t: 7000, count: 1 },
      step(2, "/", 0, 9000),
      { type: "answer", t: 9500, text: "8+(", ruling: "fault" },
      { type: "answer", t: 9700, text: "8+8+3", ruling: "nothing" },
      { type: "shown", t: 9900 },
    ],
    cards,
    () => null,
  );
  assert.deepEqual(
    moments.map(({ type, took }) => [type, took]),
    [
      ["deal", 0],
      ["step", 4000],
      ["undo", 3000],
      ["step", 2000],
    ],
  );
  assert.deepEqual(
    beadsOf(moments, [0, 1, 1]).map(({ count, lost }) => [count, lost]),
    [
      [1, null],
      [0, 0],
      [1, null],
      [1, null],
    ],
  );
});

test("an answer whose steps do not fit the cards is left out", () => {
  const answer: Entry = { type: "answer", t: 0, text: "9*9", ruling: "wrong" };
  const steps: Step[] = [{ left: "9", operator: "*", right: "9", value: "81" }];
  const count = (read: Step[]) =>
    momentsOf([answer], cardsOf([3, 3, 8, 8]), (text) => ({ text, steps: read })).length;
  assert.equal(count(steps), 1);
  assert.equal(count([]), 1);
});
