import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import fc from "fast-check";
import { openStorage, openWindow, provide } from "../../../testing/browser.ts";
import { NOW } from "../../../testing/clock.ts";
import { hand } from "../../../testing/records.ts";
import { loadHistory, playedHands, saveHand, updateHands } from "./history.ts";

const mine = hand({ at: NOW });
const later = hand({ at: NOW + 500 });

let send: (data: unknown) => void = () => {};

before(() => {
  openWindow();
  openStorage();
  provide(
    "BroadcastChannel",
    class extends EventTarget {
      constructor() {
        super();
        send = (data) => this.dispatchEvent(Object.assign(new Event("message"), { data }));
      }
      postMessage() {}
    },
  );
  loadHistory();
});

beforeEach(() => {
  playedHands.value = [mine, later];
});

test("a change names fields, and leaves the other fields of the hand as they are then", async () => {
  await updateHands(new Map([[mine.id, { level: "easy", score: 3 }]]));
  await updateHands(new Map([[mine.id, { text: "3*8" }]]));
  assert.deepEqual(playedHands.value, [{ ...mine, level: "easy", score: 3, text: "3*8" }, later]);
});

test("a hand that was erased meanwhile is not changed", async () => {
  playedHands.value = [later];
  await updateHands(new Map([[mine.id, { level: "easy" }]]));
  assert.deepEqual(playedHands.value, [later]);
});

test("a new time moves the hand, and a new id that is known drops it", async () => {
  await updateHands(new Map([[mine.id, { at: NOW + 999, id: "new" }]]));
  assert.deepEqual(playedHands.value, [later, { ...mine, at: NOW + 999, id: "new" }]);
  await updateHands(new Map([["new", { id: later.id }]]));
  assert.deepEqual(playedHands.value, [later]);
});

test("another tab sends changed fields", () => {
  send({ changed: [[mine.id, { text: "3*8" }]] });
  assert.deepEqual(playedHands.value, [{ ...mine, text: "3*8" }, later]);
});

test("changes of another tab that are none are ignored", () => {
  const fields = fc.dictionary(fc.string(), fc.anything());
  const entry = fc.oneof(fc.anything(), fc.tuple(fc.constant(mine.id), fields));
  fc.assert(
    fc.property(fc.array(entry), (changed) => {
      send({ changed });
      assert.deepEqual(playedHands.value, [mine, later]);
    }),
  );
});

test("a record that says more replaces the known one of its hand, and no other", () => {
  const left = hand({ id: "same", result: "left", level: undefined });
  const solved = { ...left, result: "solved" as const };
  const rated = { ...solved, level: "easy" as const };
  playedHands.value = [];
  for (const [record, known] of [
    [left, left],
    [solved, solved],
    [left, solved],
    [rated, rated],
    [solved, rated],
    [left, rated],
  ]) {
    if (record) saveHand(record);
    assert.deepEqual(playedHands.value, [known]);
  }
});
