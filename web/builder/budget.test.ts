import assert from "node:assert/strict";
import { test } from "node:test";
import { verdictOn, verdictsOn } from "./budget.mjs";

const state = (size: number) => verdictOn("styles", size, 1000).state;

test("a size fails above 103 % of its budget, and warns above 101 %", () => {
  assert.deepEqual([1000, 1010, 1011, 1030, 1031].map(state), [
    "fits",
    "fits",
    "warns",
    "warns",
    "fails",
  ]);
  assert.match(verdictOn("styles", 1020, 1000).sentence, /^styles: 1020 bytes, 2\.0 % above/);
});

test("a size below 90 % of its budget asks for a new figure", () => {
  assert.deepEqual([900, 899].map(state), ["fits", "fails"]);
  assert.match(verdictOn("styles", 850, 1000).sentence, /15\.0 % below .* put the new figure into/);
});

test("every size has a budget, and every budget a size", () => {
  assert.deepEqual(Object.keys(verdictsOn("", { styles: 9 }, { styles: 9 })), ["styles"]);
  assert.throws(() => verdictsOn("x", { styles: 9 }, {}), /"styles" of "x" has no budget/);
  assert.throws(() => verdictsOn("x", {}, { styles: 9 }), /"styles" of "x" has no size/);
});
