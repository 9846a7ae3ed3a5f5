import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import fc from "fast-check";
import { openStorage, openWindow, provide } from "../../../../testing/browser.ts";
import { hand } from "../../../../testing/records.ts";
import { loadHistory, playedHands } from "../history.ts";

const mine = hand();

/** Sends a message as another page of this origin. */
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
    },
  );
  loadHistory();
});

beforeEach(() => {
  playedHands.value = [mine];
});

test("another tab sends new hands as a list of records, and null after erasing all", () => {
  const other = hand();
  send([mine, other]);
  assert.deepEqual(playedHands.value, [mine, other]);
  send(null);
  assert.deepEqual(playedHands.value, []);
});

test("another tab sends the ids of removed hands", () => {
  const other = hand();
  send([other]);
  send({ removed: [mine.id, "unknown", 7] });
  assert.deepEqual(playedHands.value, [other]);
});

test("a message that is not a list is ignored", () => {
  const strange = [
    undefined,
    ...[0, 7n, NaN, "", "hands", true, {}, { length: 1 }, new Map([[1, 2]]), new Date(), /./],
    hand(),
  ];
  for (const data of strange) send(data);
  assert.deepEqual(playedHands.value, [mine]);
});

test("entries of a list that are not records are ignored", () => {
  const other = hand();
  send([null, 7, [], { id: "bad" }, other, { version: 99 }]);
  assert.deepEqual(playedHands.value, [mine, other]);
});

test("only null removes all hands", () => {
  const data = fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true });
  fc.assert(
    fc.property(
      data.filter((one) => one !== null),
      (one) => {
        send(one);
        assert.deepEqual(playedHands.value, [mine]);
      },
    ),
  );
});
