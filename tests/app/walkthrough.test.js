import assert from "node:assert/strict";
import { test } from "node:test";
import { createWalkthrough } from "../../web/app/game/table/walkthrough.ts";
import { signal } from "../../web/testing.js";
import { lying, stubTable } from "./table.js";

/** @import { InputMethod } from "../../web/app/hand/types.ts" */

const STEP = /** @type {const} */ ({ left: "6", operator: "*", right: "6", value: "36" });

test("a lesson shows a step at two places while the player combines, until the hand ends", () => {
  const input = signal(/** @type {InputMethod} */ ("combine"));
  const table = stubTable(lying([2, 6, 1, 6], { step: STEP }));
  const { step, end } = createWalkthrough(table, input);
  assert.deepEqual(step.value, { left: 1, operator: "*", right: 3 });
  input.value = "type";
  assert.equal(step.value, null);
  input.value = "combine";
  end();
  assert.equal(step.value, null);
  table.hand.value = lying([6, 6, 1, 2], { step: STEP });
  assert.equal(step.value, null);
});

test("a hand without a step shows no step", () => {
  const { step } = createWalkthrough(stubTable(), signal(/** @type {InputMethod} */ ("combine")));
  assert.equal(step.value, null);
});
