import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { OperatorSymbol } from "../../../../engine/contract.d.ts";
import { END, SCALE, tuneOf } from "./tune.ts";

const operators = () =>
  fc.array(fc.constantFrom<OperatorSymbol[]>("+", "-", "*", "/"), { maxLength: 40 });

test("a tune has a note of the scale for each operation, and keeps its last note for the end", () => {
  fc.assert(
    fc.property(operators(), (operators) => {
      const notes = tuneOf(operators);
      assert.equal(notes.length, operators.length);
      for (const note of notes) assert.ok(SCALE.includes(note) && note < END);
    }),
  );
});

test("a further operation leaves the notes before it as they are", () => {
  fc.assert(
    fc.property(operators(), fc.nat(40), (operators, count) => {
      const first = operators.slice(0, count);
      assert.deepEqual(tuneOf(first), tuneOf(operators).slice(0, count));
    }),
  );
});

test("two operations in a row sound different, and so do the four operations", () => {
  fc.assert(
    fc.property(operators(), (operators) => {
      const notes = tuneOf(operators);
      assert.ok(notes.every((note, at) => note !== notes[at - 1]));
    }),
  );
  assert.equal(new Set((["+", "-", "*", "/"] as const).map((sign) => tuneOf([sign])[0])).size, 4);
});
