import assert from "node:assert/strict";
import { test } from "node:test";
import type { Surveyed } from "../../../../engine/contract.d.ts";
import { surveyRows } from "./survey-rows.ts";

test("the rows of a survey have the state of each hand, a solution, and the reason of a miss", () => {
  const surveyed: Surveyed = {
    hands: 3,
    solved: 1,
    none: 1,
    wrong: [],
    states: "nms",
    solutions: [null, null, "8/(3-8/3)"],
    missed: [
      { numbers: [1, 1, 1, 2], solution: "2/1", reason: "needs-fraction", params: { value: "2" } },
    ],
  };
  const hands: [number, number, number, number][] = [
    [1, 1, 1, 1],
    [1, 1, 1, 2],
    [3, 3, 8, 8],
  ];
  assert.deepEqual(surveyRows(hands, surveyed), [
    ["hand", "state", "solution", "reason"],
    ["1 1 1 1", "n", "", ""],
    ["1 1 1 2", "m", "2/1", "needs-fraction"],
    ["3 3 8 8", "s", "8/(3-8/3)", ""],
  ]);
});
