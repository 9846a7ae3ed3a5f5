import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { createModel } from "@preact/signals";
import fc from "fast-check";
import { openStorage, openWindow } from "../../../testing/browser.ts";
import { liveIn } from "../../../testing/clock.ts";
import { lying } from "../../../testing/table.ts";
import { readRecords } from "../../player/history/storage/record.ts";
import type { Played } from "../hand/played.ts";
import { rulesOf } from "../hand/rules.ts";
import { createHandTable, type HandTable } from "./hand-table.ts";
import type { TableOptions } from "./live.ts";
import { keepOverReload } from "./over-reload.ts";

openStorage();
const window = openWindow();
const KEY = "twentyfour:log:test";
const { error: _, ...LAID } = lying([3, 3, 8, 8]);

/** A table whose hands are recorded, also over a reload of the page. */
function recordingTable() {
  const records: Played[] = [];
  const unfinished: Played[] = [];
  const tables: HandTable[] = [];
  const options: TableOptions = {
    playOf: () => ({ rules: rulesOf({ pace: "once" }), recordFields: { mode: "endless" } }),
    readHand: () => new Promise(() => {}),
    isShown: () => true,
    saveRecord: (record) => records.push(record),
  };
  const Page = createModel(() => {
    tables.push(createHandTable(options));
    return {};
  });
  new Page();
  const table = tables[0] ?? assert.fail();
  const resume = keepOverReload(table.live, "test", options, {
    saveUnfinished: (_, record) => unfinished.push(record),
    removeUnfinished() {},
  });
  return { records, unfinished, table, resume: () => resume(() => true) };
}

/** From the first to the last moment that a date can have. */
const moment = fc.oneof(
  fc.integer({ min: -8.64e15, max: 8.64e15 }),
  fc.constantFrom(-1, 0, 1, 253_402_127_999_999, 253_402_128_000_000, 253_402_300_799_999),
);

test("a record is written so that it can be read, for any clock and any time on the hand", () => {
  const { records, table } = recordingTable();
  const zone = fc.constantFrom("UTC", "America/Los_Angeles", "Pacific/Kiritimati");
  const spent = fc.oneof(fc.double({ min: 0, noNaN: true }), fc.constant(3e14));
  fc.assert(
    fc.property(moment, zone, spent, (now, place, t) => {
      liveIn(place);
      mock.method(Date, "now", () => now);
      table.live.open(LAID);
      table.live.dispatch({ type: "typed", text: "3" }, t);
      table.live.open({ ...LAID, key: "#/play" });
      mock.restoreAll();
      const [record] = records.splice(0);
      assert.deepEqual(readRecords([record]).refused, [], JSON.stringify(record));
    }),
  );
});

test("a hand has one id, in a closing page, after a reload and in a copy of its tab", () => {
  const closing = recordingTable();
  closing.table.live.open(LAID);
  closing.table.live.dispatch({ type: "typed", text: "3" });
  window.dispatchEvent(new Event("pagehide"));
  const log = sessionStorage.getItem(KEY) ?? "";
  const copies = [1, 2].map(() => {
    sessionStorage.setItem(KEY, log);
    return recordingTable();
  });
  for (const { resume } of copies) resume();
  for (const { table } of [closing, ...copies]) table.live.dispatch({ type: "abandoned" });
  const all = [closing, ...copies].flatMap(({ records, unfinished }) => [
    ...records,
    ...unfinished,
  ]);
  assert.ok(all.length >= 4);
  assert.equal(new Set(all.map(({ id }) => id)).size, 1);
});

test("each hand has an id of its own, and a hand that comes back keeps its id", () => {
  const { records, unfinished, table } = recordingTable();
  const [first, second] = [LAID, { ...LAID, key: "#/play?hand=1,2,3,4" }];
  for (const deal of [first, second, first]) {
    table.live.open(deal);
    table.live.dispatch({ type: "typed", text: deal.key });
    window.dispatchEvent(new Event("pagehide"));
  }
  assert.equal(new Set(unfinished.map(({ id }) => id)).size, 3);
  assert.equal(records.length, 2);
});
