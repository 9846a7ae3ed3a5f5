import assert from "node:assert/strict";
import { test } from "node:test";
import { surveyRows } from "./survey-rows.ts";

test("the rows of a survey have the state of each hand, a solution, and the reason of a miss", () => {
  /** @type {import("../../../../engine/contract.d.ts").Surveyed} */
  const surveyed = {
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
  /** @type {[number, number, number, number][]} */
  const hands = [
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
