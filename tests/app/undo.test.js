import assert from "node:assert/strict";
import test from "node:test";
import { playedHands } from "../../web/app/history/history.ts";
import { journalHands } from "../../web/app/history/journal.ts";
import { settle } from "./python.js";
import { deal, happen, onlyRecord, openDealt, spend } from "./round.js";

const results = () => playedHands.value.map(({ result, rated }) => [result, rated]);

test("undo restores a hand that was left, with its clock, and writes no record", async () => {
  const round = await openDealt();
  await round.hint(2);
  await round.check("wrong-value");
  spend(40_000);
  round.table.open(deal([1, 2, 3, 4]));
  assert.equal(round.answer.text.value, "");
  assert.equal(round.elapsed.value, 0);
  spend(9000);
  assert.equal(round.undoable.value, true);
  round.undo();
  assert.deepEqual(round.table.hand.value.numbers, [3, 3, 8, 8]);
  assert.equal(round.answer.text.value, "wrong-value");
  assert.equal(round.answer.verdict.value?.code, "wrong-value");
  assert.equal(round.coach.hints.value.length, 2);
  assert.equal(round.elapsed.value, 40_000);
  assert.equal(round.undoable.value, false);
  assert.deepEqual([...journalHands(), ...playedHands.value], []);
  spend(1000);
  await round.solve();
  const { milliseconds, hints, wrong, rated } = await onlyRecord();
  assert.deepEqual([milliseconds, hints, wrong, rated], [41_000, 2, 1, true]);
});

test("undo restores the combined cards of a hand that was left", async () => {
  const round = await openDealt();
  await round.combining.combine(0, "+", 1, 1);
  round.table.open(deal([1, 2, 3, 4]));
  assert.equal(round.combining.steps.done.value, 0);
  round.undo();
  assert.equal(round.combining.steps.done.value, 1);
  assert.equal(round.combining.steps.remaining.value.length, 3);
});

for (const [what, act] of /** @type {const} */ ([
  [
    "an answer is begun",
    (/** @type {Awaited<ReturnType<typeof openDealt>>} */ round) => round.check("8"),
  ],
  [
    "a hint is taken",
    (/** @type {Awaited<ReturnType<typeof openDealt>>} */ round) => round.hint(1),
  ],
  [
    "cards are combined",
    (/** @type {Awaited<ReturnType<typeof openDealt>>} */ round) =>
      round.combining.combine(0, "+", 1, 1),
  ],
])) {
  test(`leaving a hand counts once ${what} on the next hand`, async () => {
    const round = await openDealt();
    round.answer.text.value = "8";
    round.table.open(deal([1, 2, 3, 4]));
    await settle();
    assert.deepEqual(results(), []);
    await act(round);
    await settle();
    assert.deepEqual(results(), [["left", true]]);
    assert.equal(round.undoable.value, false);
  });
}

test("undo restores several hands that were left, in reverse order", async () => {
  const round = await openDealt();
  round.answer.text.value = "8";
  round.table.open(deal([1, 2, 3, 4]));
  spend(5000);
  round.table.open(deal([5, 5, 5, 1]));
  round.undo();
  assert.deepEqual(round.table.hand.value.numbers, [1, 2, 3, 4]);
  assert.equal(round.elapsed.value, 5000);
  round.undo();
  assert.equal(round.answer.text.value, "8");
  assert.equal(round.undoable.value, false);
});

test("the browser's Back restores a hand that was left", async () => {
  const round = await openDealt();
  const { key } = round.table.hand.value;
  round.answer.text.value = "8";
  round.table.open(deal([1, 2, 3, 4]), { find: "all" });
  round.table.reopen({ ...round.table.hand.value, key, numbers: [3, 3, 8, 8] });
  assert.equal(round.answer.text.value, "8");
  assert.deepEqual(results(), []);
});

test("a restored hand has one more hint if its technique was named", async () => {
  const round = await openDealt();
  round.answer.text.value = "8";
  round.table.open(deal([1, 2, 3, 4]));
  assert.equal(round.left.value?.log.state.touched, true);
  round.hintLeft();
  round.undo();
  assert.equal(round.left.value, null);
  await round.solve();
  assert.equal((await onlyRecord()).hints, 1);
});

test("undo does not restore a hand that has ended", async () => {
  const round = await openDealt();
  await round.solve();
  round.table.open(deal([1, 2, 3, 4]));
  assert.equal(round.undoable.value, false);
});

test("closing the page records a hand that was left, and the record does not count", async () => {
  const round = await openDealt();
  round.answer.text.value = "8";
  round.table.open(deal([1, 2, 3, 4]));
  happen("pagehide");
  assert.deepEqual(
    journalHands().map(({ result, rated }) => [result, rated]),
    [["left", false]],
  );
  await settle();
});

test("each look at a daily hand counts, also an undone look", async () => {
  const round = await openDealt();
  round.answer.text.value = "8";
  round.table.open(deal([5, 5, 5, 1]), { daily: "2026-11-21" });
  spend(500);
  round.undo();
  assert.equal(round.answer.text.value, "8");
  const { mode, milliseconds } = await onlyRecord();
  assert.deepEqual([mode, milliseconds], ["endless", 500]);
});
