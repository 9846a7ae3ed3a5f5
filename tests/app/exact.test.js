import assert from "node:assert/strict";
import test from "node:test";
import { EngineError } from "../../web/app/core/engine.ts";
import { combineExactly } from "../../web/app/game/combining/exact.ts";
import rows from "../data/combined.json" with { type: "json" };

/** @import { OperatorSymbol } from "../../web/engine/contract.d.ts" */
/** @import { Operand } from "../../web/app/game/combining/exact.ts" */

/** @param {string} text @returns {Operand} a card */
const card = (text) => ({
  text,
  value: text.replace("⁻", "-").replace("⁄", "/"),
  operator: null,
});

test("numbers are combined as Python combines them, in every row of the table", () => {
  const made = /** @type {Map<string, Operand>} */ (new Map());
  const operand = (/** @type {string} */ text) => made.get(text) ?? card(text);
  for (const row of rows) {
    const operator = /** @type {OperatorSymbol} */ (row.operator);
    const combine = () => combineExactly(operand(row.left), operator, operand(row.right));
    if (row.error) {
      const { error, divisor } = row;
      const expected = new EngineError("division-by-zero", { params: { divisor } });
      assert.equal(error, expected.code);
      assert.throws(combine, expected);
      continue;
    }
    const { text, value, mixed } = combine();
    assert.deepEqual(
      { text, value, mixed },
      { text: row.text, value: row.value, mixed: row.mixed },
    );
    made.set(text, { text, value, operator });
  }
});
