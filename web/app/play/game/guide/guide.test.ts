import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { OperatorSymbol } from "../../../../engine/contract.d.ts";
import { lying, tableOn } from "../../../../testing/table.ts";
import type { HandTable } from "../../../table/playing/hand-table.ts";
import { guide } from "./guide.ts";

const OPERATORS: OperatorSymbol[] = ["+", "-", "*", "/"];

const ranks = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 4, maxLength: 4 });
const pair = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 2, maxLength: 2 });

/** A table with a hand and the first step of two of its cards. */
function tableWith(numbers: number[], [first = 0, second = 1]: number[], operator: OperatorSymbol) {
  const [left, right] = [`${numbers[first]}`, `${numbers[second]}`];
  return tableOn(lying(numbers, { step: { left, operator, right, value: "" } }));
}

const next = ({ live }: HandTable) => guide(live.state.value);

function follow(table: HandTable) {
  const guided = next(table);
  if (guided?.part === "sign") table.combining.sign(guided.operator);
  else if (guided) table.combining.choose(guided.place);
  return guided?.part;
}

test("the guide leads from card to sign to card to the result of the step", () => {
  fc.assert(
    fc.property(ranks, pair, fc.constantFrom(...OPERATORS), (numbers, places, operator) => {
      const table = tableWith(numbers, places, operator);
      const parts = [follow(table), follow(table), follow(table)];
      assert.deepEqual(parts, ["first", "sign", "second"]);
      const [step] = table.combining.steps.value;
      const made = `${numbers[places[0] ?? 0]}${operator}${numbers[places[1] ?? 0]}`;
      assert.equal(step?.tile.text, made);
      assert.deepEqual(next(table), { part: "result", place: step?.onto, tile: step?.tile });
    }),
  );
});

test("a commutative step may begin with either card", () => {
  for (const operator of OPERATORS) {
    const table = tableWith([6, 4, 9, 9], [0, 1], operator);
    table.combining.choose(1);
    assert.equal(next(table)?.part, "+*".includes(operator) ? "sign" : undefined);
  }
});

test("the guide ends when the player does something else, and returns after undo", () => {
  const table = tableWith([6, 4, 9, 9], [0, 1], "+");
  table.combining.choose(2);
  assert.equal(next(table), null);
  table.combining.clearSelection();
  assert.equal(next(table)?.part, "first");
  table.combining.sign("-");
  assert.equal(next(table), null);
  table.combining.combine(2, "+", 3, 3);
  assert.equal(next(table), null);
  table.combining.undo();
  assert.equal(next(table)?.part, "first");
});

test("the result is shown until the player begins the second step", () => {
  const table = tableWith([6, 4, 9, 9], [0, 1], "+");
  follow(table);
  follow(table);
  follow(table);
  table.combining.choose(2);
  assert.equal(next(table), null);
});

test("a hand without a step has no guide", () => {
  assert.equal(next(tableOn(lying([3, 3, 8, 8]))), null);
});
