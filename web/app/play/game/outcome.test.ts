import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openAt, openStorage, openWindow } from "../../../testing/browser.ts";
import { type Answers, answering, settle } from "../../../testing/stub-python.ts";
import { lying, tableOn } from "../../../testing/table.ts";
import { choose } from "../../base/browser/settings.ts";
import { startPython } from "../../base/python/engine.ts";
import type { Deal, Rules } from "../../table/hand/types.ts";

/** A referee that accepts 3 times 8. */
const REFEREE: Answers = {
  check: ({ text }) => ({ ok: text === "3*8", code: text === "3*8" ? "right" : "wrong" }),
  claim_no_solution: () => ({ ok: false, code: "has-solution" }),
};

beforeEach(() => {
  openAt();
  openStorage();
  openWindow();
  startPython(answering(REFEREE));
});

function begin(input: "type" | "combine", deal: Partial<Deal> = {}, rules: Partial<Rules> = {}) {
  choose("input", input);
  return tableOn(lying([3, 8], deal), rules);
}

test("undo clears a wrong verdict, and redo judges the answer again", async () => {
  const { answer, combining } = begin("combine");
  const judged = () => answer.verdict.value?.text;
  await combining.combine(0, "+", 1, 1);
  await settle();
  assert.equal(judged(), "3+8");
  combining.undo();
  assert.equal(judged(), undefined);
  combining.redo();
  await settle();
  assert.equal(judged(), "3+8");
});

test("a hand that was won by combining accepts no steps", async () => {
  const { answer, combining, won } = begin("combine");
  await combining.combine(0, "*", 1, 1);
  await settle();
  const verdict = answer.verdict.value;
  assert.ok(won.value);
  combining.undo();
  combining.choose(1);
  combining.drop(1, 0);
  answer.claimNone();
  await settle();
  assert.equal(answer.verdict.value, verdict);
  assert.deepEqual([combining.canUndo.value, combining.canRedo.value], [false, false]);
  assert.deepEqual([combining.remaining.value.length, combining.offer.value], [1, null]);
});

test('the player cannot claim "no solution" if the mode or the deal guarantees a solution', async () => {
  for (const [solvable, claims, code] of [
    [true, true, undefined],
    [false, false, undefined],
    [false, true, "has-solution"],
  ] as const) {
    const { answer, claimable } = begin("type", { solvable }, { claims });
    answer.claimNone();
    await settle();
    assert.deepEqual([answer.verdict.value?.code, claimable.value], [code, code !== undefined]);
  }
});

test("an answer is not judged again after a win, and a claim is ignored", async () => {
  const { answer, won } = begin("type");
  answer.text.value = "3*8";
  answer.check();
  await settle();
  const verdict = answer.verdict.value;
  assert.ok(won.value);
  answer.claimNone();
  answer.check();
  await settle();
  assert.equal(answer.verdict.value, verdict);
});
