import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { DECKS, handsOf, inDecks } from "./decks.ts";
import { medianOf } from "./medians.ts";

const TABLE = new URL("../../../../tests/data/human-solving-times.csv", import.meta.url);
const ROWS = readFileSync(TABLE, "utf8").trim().split("\n").slice(1);

test("the times equal those of the source, in tenths of a second", () => {
  for (const row of ROWS) {
    const [name = "", seconds] = row.split(",");
    const numbers = name.split(" ").map(Number).reverse();
    const median = medianOf({ numbers, target: "24" });
    assert.ok(median !== null && Math.abs(median - 1000 * Number(seconds)) <= 51, row);
  }
  assert.equal(medianOf({ numbers: [1, 1, 11, 11], target: "12" }), null);
  assert.equal(medianOf({ numbers: [1, 1, 1, 1], target: "24" }), null);
  assert.equal(medianOf({ numbers: [1, 1, 11, 11], target: "24", operators: "+-" }), null);
});

test("the decks have as many hands, and as many with a solution, as the engine counts", () => {
  const counts = DECKS.map((deck) => {
    const hands = handsOf(deck);
    return [hands.length, hands.filter(({ ways }) => ways > 0).length];
  });
  assert.deepEqual(counts, [
    [1820, 1362],
    [715, 552],
    [10_000, 5878],
  ]);
  const toTen = handsOf("standard").filter(({ hand }) => Math.max(...hand.numbers) <= 10);
  assert.deepEqual([toTen.length, toTen.filter(({ ways }) => ways > 0).length], [715, 566]);
});

test("a hand is found in any order of its cards, a ticket only in its own", () => {
  const hard = inDecks({ numbers: [8, 3, 8, 3], target: "24" });
  assert.deepEqual(hard?.hand.numbers, [3, 3, 8, 8]);
  assert.deepEqual([hard?.ways, hard?.technique], [1, "fraction-divide"]);
  const ticket = inDecks({ numbers: [7, 1, 2, 7], target: "10", ordered: true });
  assert.deepEqual([ticket?.hand.numbers, ticket?.ways], [[7, 1, 2, 7], 1]);
  assert.equal(inDecks({ numbers: [7, 2, 1, 7], target: "10", ordered: true })?.ways, 0);
});

test("the table has no hand of other sizes, targets, operators or numbers", () => {
  const others = [
    { numbers: [3, 8], target: "24" },
    { numbers: [3, 3, 8, 14], target: "24" },
    { numbers: [3, 3, 8, "1/2"], target: "24" },
    { numbers: [3, 3, 8, 8], target: "25" },
    { numbers: [3, 3, 8, 8], target: "24", operators: "+-" },
    { numbers: [3, 3, 8, 8], target: "24", ordered: true },
    { numbers: [10, 1, 1, 1], target: "10" },
  ];
  for (const other of others) assert.equal(inDecks(other), null);
});

test("every solvable hand has a technique and a score, no other hand has them", () => {
  for (const { ways, technique, score, hand } of DECKS.flatMap(handsOf)) {
    const has = [technique !== null, score !== null && score >= 0 && score < 100];
    assert.deepEqual(has, [ways > 0, ways > 0], `${hand.numbers}`);
  }
});
