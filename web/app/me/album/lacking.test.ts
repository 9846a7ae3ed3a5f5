import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { handsOf } from "../../base/decks/decks.ts";
import { handName } from "../../table/hand/played.ts";
import { lacking } from "./lacking.ts";

const ROWS = handsOf("make-ten");
const SOLVABLE = ROWS.filter(({ ways }) => ways > 0);

test("a lacking hand has a solution, was not solved, and is near the score", () => {
  const solved = fc.subarray(SOLVABLE, { minLength: 0 });
  fc.assert(
    fc.property(solved, fc.integer({ min: 0, max: 100 }), (rows, score) => {
      const best = new Set(rows.map(({ hand }) => handName(hand)));
      const hand = lacking(ROWS, best, score);
      const open = SOLVABLE.filter((row) => !best.has(handName(row.hand)));
      assert.equal(hand === null, open.length === 0);
      if (!hand) return;
      assert.ok(open.includes(hand));
      const nearer = open.filter(
        (row) => Math.abs((row.score ?? 0) - score) < Math.abs((hand.score ?? 0) - score),
      );
      assert.ok(nearer.length < 8);
    }),
  );
});
