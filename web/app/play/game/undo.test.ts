import assert from "node:assert/strict";
import test from "node:test";
import { deal, onlyRecord, openDealt, spend } from "../../../testing/game.ts";
import { playedHands } from "../../player/history/history.ts";
import { journalHands } from "../../player/history/storage/journal.ts";

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

test("the browser's Back restores a hand that was left", async () => {
  const round = await openDealt();
  const { key } = round.table.hand.value;
  round.answer.text.value = "8";
  round.table.open(deal([1, 2, 3, 4]), { find: "all" });
  round.table.reopen({ ...round.table.hand.value, key, numbers: [3, 3, 8, 8] });
  assert.equal(round.answer.text.value, "8");
  assert.deepEqual(results(), []);
});

test("undo does not restore a hand that has ended", async () => {
  const round = await openDealt();
  await round.solve();
  round.table.open(deal([1, 2, 3, 4]));
  assert.equal(round.undoable.value, false);
});
