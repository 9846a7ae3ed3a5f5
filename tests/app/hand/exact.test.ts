import assert from "node:assert/strict";
import test from "node:test";
import { combine } from "../../../web/app/table/hand/exact.ts";
import type { Tile } from "../../../web/app/table/hand/types.ts";
import type { OperatorSymbol } from "../../../web/engine/contract.d.ts";
import rows from "../../data/combined.json" with { type: "json" };

const card = (text: string): Tile => ({
  text,
  value: text.replace("⁻", "-").replace("⁄", "/"),
  mixed: null,
});

test("exact.ts and Python give the same result in every row of the table", () => {
  const made = new Map<string, Tile>();
  const operand = (text: string) => made.get(text) ?? card(text);
  for (const row of rows) {
    const operator = row.operator as OperatorSymbol;
    const tile = combine(operand(row.left), operator, operand(row.right));
    if ("code" in tile) {
      assert.deepEqual(tile, { code: row.error, params: { divisor: row.divisor } });
      continue;
    }
    const { text, value, mixed } = tile;
    assert.deepEqual(
      { text, value, mixed },
      { text: row.text, value: row.value, mixed: row.mixed },
    );
    made.set(text, tile);
  }
});
