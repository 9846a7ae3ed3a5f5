import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { EngineError, startPython } from "../../web/app/engine.js";
import { createMerge } from "../../web/app/play/merge.js";
import { fc } from "../../web/testing.js";
import { answering, settle } from "./python.js";
import { lying, stubTable } from "./table.js";

/** @import { OperatorSymbol } from "../../web/engine/contract.d.ts" */

/** Combines texts, and lets nothing be divided by 0. */
function combine(/** @type {string} */ _, /** @type {any} */ { left, operator, right }) {
  if (operator === "/" && right === "(3-3)") throw new EngineError("division-by-zero");
  return { text: `(${left}${operator}${right})`, value: "?", mixed: null };
}

beforeEach(async () => {
  startPython(answering(combine));
  await settle();
});

/** @param {...number} numbers */
function begin(...numbers) {
  const table = stubTable(lying(numbers));
  const judged = /** @type {string[]} */ ([]);
  const merge = createMerge(table, (text) => judged.push(text));
  const lies = () => merge.tiles.value.map((tile) => tile?.text ?? null);
  return { table, merge, judged, lies };
}

test("a card, a sign and a card become one, which lies where the second was", async () => {
  const { merge, lies, judged } = begin(3, 3, 8, 8);
  merge.choose(2);
  merge.sign("/");
  assert.deepEqual([merge.chosen.value, merge.operator.value], [2, "/"]);
  merge.choose(0);
  await settle();
  assert.deepEqual(lies(), ["(8/3)", "3", null, "8"]);
  assert.deepEqual(
    [merge.chosen.value, merge.operator.value, merge.pending.value],
    [null, null, false],
  );
  assert.deepEqual([merge.last.value?.gone, merge.last.value?.onto], [2, 0]);
  assert.deepEqual(judged, []);
});

test("the card that was merged last goes on, unless another is taken up", async () => {
  const { merge, lies } = begin(3, 3, 8, 8);
  await merge.merge(2, "/", 0, 0);
  merge.sign("-");
  assert.equal(merge.chosen.value, 0);
  merge.choose(1);
  await settle();
  assert.deepEqual(lies(), [null, "((8/3)-3)", null, "8"]);
  merge.choose(3);
  merge.sign("*");
  merge.choose(1);
  await settle();
  assert.deepEqual(lies(), [null, "(8*((8/3)-3))", null, null]);
});

test("what is taken up twice is laid down again", () => {
  const { merge } = begin(3, 8);
  merge.choose(0);
  merge.choose(0);
  assert.equal(merge.chosen.value, null);
  merge.sign("+");
  merge.sign("+");
  assert.equal(merge.operator.value, null);
  merge.choose(0);
  merge.sign("+");
  merge.choose(0);
  assert.deepEqual([merge.chosen.value, merge.operator.value], [null, null]);
});

test("a sign may come before the first card", async () => {
  const { merge, lies } = begin(3, 8);
  merge.sign("-");
  merge.choose(0);
  merge.choose(1);
  await settle();
  assert.deepEqual(lies(), [null, "(3-8)"]);
});

test("the last card is judged by itself, and anew whenever it is pressed", async () => {
  const { merge, judged } = begin(3, 8);
  await merge.merge(0, "*", 1, 1);
  assert.deepEqual([judged, merge.text.value], [["(3*8)"], "(3*8)"]);
  merge.choose(1);
  merge.sign("+");
  assert.deepEqual([judged.length, merge.operator.value], [2, null]);
  merge.choose(0);
  assert.equal(judged.length, 2);
});

test("what is pressed while a merge is under way waits for it, in order", async () => {
  const { merge, lies, judged } = begin(3, 3, 8, 8);
  for (const press of [2, "/", 0, 1, "-", 0, 3, "/", 0]) {
    if (typeof press === "number") merge.choose(press);
    else merge.sign(/** @type {OperatorSymbol} */ (press));
  }
  assert.ok(merge.pending.value);
  for (let turn = 0; turn < 5; turn++) await settle();
  assert.deepEqual(lies(), ["(8/(3-(8/3)))", null, null, null]);
  assert.deepEqual(judged, ["(8/(3-(8/3)))"]);
});

test("a merge that can't be leaves the cards, says why, and forgets what waited for it", async () => {
  const { merge, lies } = begin(3, 3, 8, 8);
  await merge.merge(0, "-", 1, 1);
  merge.choose(2);
  merge.sign("/");
  merge.choose(1);
  merge.choose(3);
  await settle();
  assert.equal(merge.fault.value?.code, "division-by-zero");
  assert.deepEqual(lies(), [null, "(3-3)", "8", "8"]);
  assert.deepEqual([merge.chosen.value, merge.pending.value], [null, false]);
  merge.sign("+");
  assert.equal(merge.fault.value, null);
});

test("nobody waits for Python to start, and what cannot be is said at once", async () => {
  startPython(() => new Promise(() => {}));
  const { merge, lies, judged } = begin(3, 3, 8, 8);
  await merge.merge(2, "/", 0, 0);
  assert.deepEqual(merge.tiles.value[0]?.mixed?.whole, "2");
  await merge.merge(1, "-", 0, 0);
  await merge.merge(3, "/", 0, 0);
  assert.deepEqual(lies(), ["8/(3-8/3)", null, null, null]);
  assert.deepEqual(judged, ["8/(3-8/3)"]);
  merge.undo(3);
  await merge.merge(0, "-", 1, 1);
  await merge.merge(2, "/", 1, 1);
  assert.deepEqual(merge.fault.value?.params, { divisor: "3-3" });
});

test("a card that is dropped on another asks for a sign, or takes the one that waits", async () => {
  const { merge, lies } = begin(3, 3, 8, 8);
  merge.drop(2, 0);
  assert.deepEqual(merge.offer.value, { from: 2, onto: 0 });
  await merge.merge(0, "-", 2, 0);
  assert.deepEqual([merge.offer.value, lies()], [null, ["(3-8)", "3", null, "8"]]);
  merge.choose(3);
  merge.sign("*");
  merge.drop(3, 1);
  await settle();
  assert.deepEqual(lies(), ["(3-8)", "(8*3)", null, null]);
  merge.choose(0);
  merge.sign("*");
  merge.drop(1, 0);
  assert.deepEqual(merge.offer.value, { from: 1, onto: 0 });
  merge.rest();
  assert.equal(merge.offer.value, null);
});

test("another hand ends all that was begun", async () => {
  const { table, merge, lies } = begin(3, 3, 8, 8);
  await merge.merge(0, "+", 1, 1);
  merge.choose(1);
  merge.sign("+");
  merge.choose(2);
  table.hand.value = lying([1, 2, 3]);
  await settle();
  assert.deepEqual(lies(), ["1", "2", "3"]);
  assert.deepEqual(
    [merge.canUndo.value, merge.canRedo.value, merge.pending.value],
    [false, false, false],
  );
});

const signs = fc.constantFrom(.../** @type {OperatorSymbol[]} */ (["+", "-", "*"]));
const moves = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.tuple(fc.nat(5), signs, fc.nat(5)) },
    { weight: 1, arbitrary: fc.constantFrom("undo", "redo") },
  ),
  { maxLength: 15 },
);

test("whatever is merged, taken back and done again, every step can be seen once more", async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (made) => {
      const { merge, lies } = begin(1, 2, 3, 4, 5, 6);
      const past = [lies()];
      let place = 0;
      for (const move of made) {
        if (move === "undo") {
          merge.undo();
          place = Math.max(0, place - 1);
        } else if (move === "redo") {
          merge.redo();
          place = Math.min(past.length - 1, place + 1);
        } else {
          const [first, sign, second] = /** @type {[number, OperatorSymbol, number]} */ (move);
          const before = lies();
          if (first === second || before[first] === null || before[second] === null) continue;
          await merge.merge(first, sign, second, second);
          past.splice(place + 1, Infinity, lies());
          place += 1;
          assert.equal(merge.remaining.value.length, 6 - place);
        }
        assert.deepEqual(lies(), past[place]);
        assert.deepEqual(
          [merge.canUndo.value, merge.canRedo.value],
          [place > 0, place < past.length - 1],
        );
      }
    }),
    { numRuns: 50 },
  );
});
