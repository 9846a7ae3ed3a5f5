import assert from "node:assert/strict";
import { test } from "node:test";
import { sizeOf } from "./win-size.ts";

test("the harder the hand, the bigger the celebration", () => {
  const levels = ["easy", "medium", "hard", "expert"] as const;
  assert.deepEqual(
    levels.map((level) => sizeOf({ score: 0, level })),
    [1, 2, 3, 4],
  );
  assert.equal(sizeOf(null), 1);
});
