import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { loadHistory, playedHands } from "../../web/app/history/history.ts";
import { toRecords } from "../../web/app/history/record.ts";
import { fc } from "../../web/testing.js";
import { openStorage, openWindow, provide } from "./browser.js";
import { hand } from "./hands.js";

const mine = hand();

/** Sends a message as another page of this origin. @type {(data: unknown) => void} */
let send = () => {};

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

test("another tab sends new hands as a list of records, and null when all are erased", () => {
  const other = hand();
  send(toRecords([mine, other]));
  assert.deepEqual(playedHands.value, [mine, other]);
  send(null);
  assert.deepEqual(playedHands.value, []);
});

test("another tab names the hands that it has removed", () => {
  const other = hand();
  send(toRecords([other]));
  send({ removed: [mine.id, "unknown", 7] });
  assert.deepEqual(playedHands.value, [other]);
});

test("a message that is no list is ignored", () => {
  const strange = [
    undefined,
    ...[0, 7n, NaN, "", "hands", true, {}, { length: 1 }, new Map([[1, 2]]), new Date(), /./],
    toRecords([hand()])[0],
  ];
  for (const data of strange) send(data);
  assert.deepEqual(playedHands.value, [mine]);
});

test("of a list, what is no record is ignored", () => {
  const other = hand();
  send([null, 7, [], { id: "bad" }, ...toRecords([other]), { version: 99 }]);
  assert.deepEqual(playedHands.value, [mine, other]);
});

test("no message changes the hands that are there, but null", () => {
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
