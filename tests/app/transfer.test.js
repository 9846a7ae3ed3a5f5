import assert from "node:assert/strict";
import { before, beforeEach, mock, test } from "node:test";
import { canSave, loadHistory, playedHands } from "../../web/app/history/history.js";
import { toRecords, VERSION } from "../../web/app/history/record.js";
import { exportHistory, importFile } from "../../web/app/history/transfer.js";
import { fc } from "../../web/testing.js";
import { openWindow, provide } from "./browser.js";
import { hand, liveIn, NOW } from "./hands.js";

/** @import { Played } from "../../web/app/history/played.js" */

/** @param {unknown} content */
const file = (content) =>
  new File([typeof content === "string" ? content : JSON.stringify(content)], "hands.json");

/** @param {Played[]} hands @param {object} [other] */
const saved = (hands, other = {}) =>
  file({ format: "twentyfour-history", version: VERSION, hands: toRecords(hands), ...other });

before(() => {
  const window = openWindow();
  provide("BroadcastChannel", undefined);
  loadHistory();
  window.dispatchEvent(new Event("load"));
});

beforeEach(() => {
  playedHands.value = [];
});

test("hands are taken once, counted as new, known or refused, and stand in order of time", async () => {
  const [first, second, third] = [hand({ at: 3 }), hand({ at: 1 }), hand({ at: 2 })];
  const hands = [...toRecords([second, third, third]), { id: "bad" }, "nonsense"];
  assert.deepEqual(await importFile(saved([first, second])), {
    code: "taken",
    params: { taken: 2, known: 0, refused: 0 },
  });
  assert.deepEqual(await importFile(saved([], { hands })), {
    code: "taken",
    params: { taken: 1, known: 2, refused: 2 },
  });
  assert.deepEqual(playedHands.value, [second, third, first]);
});

test("a hand that is known stays as it is", async () => {
  const mine = hand();
  playedHands.value = [mine];
  await importFile(saved([{ ...mine, result: "left" }]));
  assert.deepEqual(playedHands.value, [mine]);
});

test("without a database hands are there until the page is closed, and the page knows it", async () => {
  await importFile(saved([hand()]));
  assert.equal(playedHands.value.length, 1);
  assert.equal(canSave.value, "denied");
});

test("each kind of file that is no history is told apart", async () => {
  const cases = {
    "not-json": [file(""), file('{"format": "twentyfour-history", "ha')],
    "other-format": [
      ...[null, 7, [], "text", {}, { hands: [] }].map((content) => file(JSON.stringify(content))),
      saved([], { format: "other" }),
      saved([], { hands: {} }),
    ],
    newer: [saved([], { version: VERSION + 1 })],
  };
  for (const [code, files] of Object.entries(cases)) {
    for (const one of files) assert.deepEqual(await importFile(one), { code, params: {} });
  }
  assert.deepEqual(playedHands.value, []);
});

test("a file of more than 20 MB is not read, one of just that is", async () => {
  const large = saved([hand()]);
  Object.defineProperty(large, "size", { value: 20_000_001 });
  assert.deepEqual(await importFile(large), { code: "too-large", params: { limit: 20 } });
  const fits = saved([hand()]);
  Object.defineProperty(fits, "size", { value: 20_000_000 });
  assert.equal((await importFile(fits)).code, "taken");
});

test("a file that is gone from the disk can't be read", async () => {
  const gone = saved([]);
  mock.method(gone, "text", () => Promise.reject(new DOMException("gone", "NotFoundError")));
  assert.deepEqual(await importFile(gone), { code: "unreadable", params: {} });
});

test("a file without a version, or of none that is known, is refused hand by hand", async () => {
  for (const version of [undefined, 0, "1"]) {
    const { code, params } = await importFile(saved([hand()], { version }));
    assert.deepEqual([code, params.taken, params.refused], ["taken", 0, 1]);
  }
});

test("any JSON is answered with a code", async () => {
  const content = fc.oneof(
    fc.json(),
    fc
      .array(fc.jsonValue())
      .map((hands) => JSON.stringify({ format: "twentyfour-history", version: 1, hands })),
  );
  await fc.assert(
    fc.asyncProperty(content, async (text) => {
      const { code, params } = await importFile(file(text));
      assert.match(code, /^(taken|other-format|newer)$/);
      assert.equal(params.taken ?? 0, 0);
    }),
  );
});

test("what is saved comes back as it was", async () => {
  liveIn("UTC");
  mock.timers.enable({ apis: ["setTimeout", "Date"], now: NOW });
  const link = { href: "", download: "", click: mock.fn() };
  provide("document", { createElement: () => link });
  /** @type {Blob[]} */
  const blobs = [];
  const address = mock.method(URL, "createObjectURL", (/** @type {Blob} */ blob) => {
    blobs.push(blob);
    return "blob:1";
  });
  const released = mock.method(URL, "revokeObjectURL", () => {});

  const hands = [hand(), hand({ numbers: ["1/2", 3], technique: null })];
  playedHands.value = hands;
  exportHistory();
  assert.equal(link.download, "twentyfour-2026-11-21.json");
  assert.equal(link.href, "blob:1");
  assert.equal(link.click.mock.callCount(), 1);
  mock.timers.tick(60_000);
  assert.deepEqual(released.mock.calls[0]?.arguments, ["blob:1"]);
  assert.equal(address.mock.callCount(), 1);
  mock.timers.reset();

  playedHands.value = [];
  const text = (await blobs[0]?.text()) ?? "";
  assert.equal((await importFile(file(text))).params.taken, 2);
  assert.deepEqual(playedHands.value, hands);
});

test("a long history is taken in slices, between which the page goes on", async () => {
  const hands = Array.from({ length: 5000 }, (_, at) => hand({ id: `long-${at}`, at }));
  const told = /** @type {number[]} */ ([]);
  let turns = 0;
  const clock = setInterval(() => {
    turns += 1;
  });
  const { params } = await importFile(saved(hands), (fraction) => told.push(fraction));
  clearInterval(clock);
  assert.equal(params.taken, 5000);
  assert.ok(turns >= 4);
  assert.deepEqual(
    told,
    [...told].sort((a, b) => a - b),
  );
});

test("records that nobody can read are brought in by a page that can", async () => {
  const { code, params } = await importFile(saved([hand()], { others: [{ version: 99 }, "?"] }));
  assert.deepEqual([code, params.taken, params.refused], ["taken", 1, 2]);
});
