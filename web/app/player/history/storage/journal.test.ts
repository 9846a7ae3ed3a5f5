import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openStorage } from "../../../../testing/browser.ts";
import { hand } from "../../../../testing/records.ts";
import { addToJournal, journalHands, removeUnfinished, saveUnfinished } from "./journal.ts";

const left = hand({ id: "same", result: "left", wrong: 1 });
const leftLater = { ...left, wrong: 2 };
const solved = { ...left, result: "solved" as const };

beforeEach(openStorage);

test("the journal has one record of a hand: the last one, unless the known one says more", () => {
  for (const [record, known] of [
    [left, left],
    [leftLater, leftLater],
    [solved, solved],
    [left, solved],
  ] as const) {
    addToJournal(record);
    assert.deepEqual(journalHands(), [known]);
  }
});

test("the record of an unfinished hand is removed when play continues", () => {
  saveUnfinished("#/play?hand=3,3,8,8", left);
  removeUnfinished("#/play?hand=1,2,3,4");
  assert.deepEqual(journalHands(), [left]);
  saveUnfinished("#/play?hand=3,3,8,8", left);
  removeUnfinished("#/play?hand=3,3,8,8");
  assert.deepEqual(journalHands(), []);
});

test("a hand that ended as its page closed stays in the journal", () => {
  saveUnfinished("#/play?hand=3,3,8,8", left);
  addToJournal(solved);
  removeUnfinished("#/play?hand=3,3,8,8");
  assert.deepEqual(journalHands(), [solved]);
});
