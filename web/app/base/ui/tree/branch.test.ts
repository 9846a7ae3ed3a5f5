import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Card, Step } from "../../../../engine/contract.d.ts";
import { combine } from "../../../table/hand/exact.ts";
import type { Tile } from "../../../table/hand/types.ts";
import { SYMBOLS } from "../../cards/operators.ts";
import { type Branch, branchOf, branchOfTree, contains, resultsOf } from "./branch.ts";

const card = (value: string): Tile => ({
  text: value.replace("-", "⁻").replace("/", "⁄"),
  value,
  mixed: null,
  card: { value },
});

/** A table of cards, and pairs of them to combine until one is left. */
const tables = fc.record({
  values: fc.array(fc.constantFrom("1", "3", "8", "8", "13", "1/2", "-3", "-7/2"), {
    minLength: 1,
    maxLength: 8,
  }),
  pairs: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(...SYMBOLS)), {
    minLength: 7,
    maxLength: 7,
  }),
});

/** The tile that is left; division by zero becomes a sum. */
function lastTile({ values, pairs }: typeof tables extends fc.Arbitrary<infer T> ? T : never) {
  const tiles = values.map(card);
  for (const [first, second, operator] of pairs) {
    if (tiles.length < 2) break;
    const [left] = tiles.splice(first % tiles.length, 1);
    const [right] = tiles.splice(second % tiles.length, 1);
    assert.ok(left && right);
    const made = combine(left, operator, right);
    const tile = "code" in made ? combine(left, "+", right) : made;
    assert.ok(!("code" in tile));
    tiles.push(tile);
  }
  assert.ok(tiles[0]);
  return tiles[0];
}

/** The operations of a tile in Python's order. */
const stepsOf = ({ made, value }: Tile): Step[] =>
  made
    ? [
        ...stepsOf(made.left),
        ...stepsOf(made.right),
        { left: made.left.value, operator: made.operator, right: made.right.value, value },
      ]
    : [];

const shape = ({ value, card, made }: Branch): unknown =>
  made ? [value, shape(made.left), made.operator, shape(made.right)] : [value, card];

const cardsOf = ({ card, made }: Branch): Card[] =>
  made ? [...cardsOf(made.left), ...cardsOf(made.right)] : card ? [card] : [];

test("an expression is read as the tree of the tiles that it was made of", () => {
  fc.assert(
    fc.property(tables, (table) => {
      const tile = lastTile(table);
      const branch = branchOf({ text: tile.text, steps: stepsOf(tile) }, cardsOf(tile));
      assert.deepEqual(shape(branch), shape(tile));
      assert.deepEqual(
        resultsOf(branch).map(({ value }) => value),
        stepsOf(tile).map(({ value }) => value),
      );
    }),
  );
});

test("every card is a leaf once, and a number without a card gets one without a suit", () => {
  const cards: Card[] = [
    { rank: 8, suit: "hearts" },
    { rank: 3, suit: "spades" },
    { rank: 8, suit: "clubs" },
  ];
  const steps = [
    { left: "8", operator: "/", right: "3", value: "8/3" },
    { left: "3", operator: "-", right: "8/3", value: "1/3" },
    { left: "8", operator: "/", right: "1/3", value: "24" },
  ] satisfies Step[];
  const leaves = cardsOf(branchOf({ text: "8/(3-8/3)", steps }, cards));
  assert.deepEqual(leaves, [cards[0], cards[1], cards[2], { value: "3" }]);
});

test("a tree of Python's has cards without suits", () => {
  const tree = {
    operator: "*",
    value: "12",
    left: { number: "1/2" },
    right: { number: "24" },
  } as const;
  assert.deepEqual(shape(branchOfTree(tree)), [
    "12",
    ["1/2", { value: "1/2" }],
    "*",
    ["24", { value: "24" }],
  ]);
});

test("a branch contains itself and its parts", () => {
  const [left, right] = [card("3"), card("8")];
  const sum = { value: "11", made: { left, operator: "+" as const, right } };
  assert.ok(contains(sum, sum) && contains(sum, right));
  assert.ok(!contains(left, right) && !contains(right, sum));
});
