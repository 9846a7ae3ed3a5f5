import assert from "node:assert/strict";
import test from "node:test";
import rows from "../../../../tests/data/combined.json" with { type: "json" };
import type { OperatorSymbol } from "../../../engine/contract.d.ts";
import { combine } from "./exact.ts";
import type { Tile } from "./types.ts";

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
