import assert from "node:assert/strict";
import test from "node:test";
import { masteringHands } from "../../web/app/history/mastery.js";
import { hand } from "./hands.js";

const NUMBERS = [
  [1, 5, 5, 5],
  [1, 3, 4, 6],
  [3, 3, 7, 7],
];

/** @param {Partial<import("../../web/app/history/played.js").Played>[]} hands */
const counted = (...hands) => masteringHands(hands.map(hand), "fraction-divide").length;

test("hands count that were solved by the technique, without a hint", () => {
  const [numbers = []] = NUMBERS;
  assert.equal(counted({}, { numbers }), 2);
  assert.equal(counted({}, { numbers, wrong: 5 }), 2);
  assert.equal(counted({}, { numbers, hints: 1 }), 1);
  assert.equal(counted({}, { numbers, result: "shown" }), 1);
  assert.equal(counted({}, { numbers, result: "left" }), 1);
  assert.equal(counted({}, { numbers, technique: { code: "sum", params: {} } }), 1);
  assert.equal(counted({}, { numbers, result: "none", technique: null }), 1);
});

test("the same cards count once for a target, in any order", () => {
  assert.equal(counted({}, {}, { numbers: [8, 3, 8, 3] }), 1);
  assert.equal(counted({}, { target: "25" }), 2);
});

test("hands stand in the order in which they were first solved", () => {
  const hands = [...NUMBERS, ...NUMBERS].map((numbers) => hand({ numbers }));
  assert.deepEqual(masteringHands(hands, "fraction-divide"), hands.slice(0, NUMBERS.length));
});
