import assert from "node:assert/strict";
import { before, beforeEach, mock, test } from "node:test";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { openStorage, openWindow, provide } from "../../../testing/browser.ts";
import { liveIn, NOW } from "../../../testing/clock.ts";
import { hand } from "../../../testing/records.ts";
import { changeFriends, deleteFriends, friends } from "../friends/own-friends.ts";
import { canSave, loadHistory, playedHands, unreadable } from "../history/history.ts";
import { VERSION } from "../history/storage/record.ts";
import { deleteAllLists, lists, toggleStar } from "../lists/own-lists.ts";
import { lastBackup } from "./backup.ts";
import { writeBackup } from "./backup-file.ts";
import { exportHistory, importFile } from "./transfer.ts";

const file = (content: unknown) =>
  new File([typeof content === "string" ? content : JSON.stringify(content)], "hands.json");

/** A file of records and other values. */
function saved(values: unknown[], changes: object = {}) {
  const header = { format: "twentyfour-hands", version: VERSION, hands: values.length, others: 0 };
  const lines = [{ ...header, ...changes }, ...values].map((value) => JSON.stringify(value));
  return file(lines.map((line) => `${line}\n`).join(""));
}

before(() => {
  const window = openWindow();
  provide("BroadcastChannel", undefined);
  loadHistory();
  window.dispatchEvent(new Event("load"));
});

beforeEach(() => {
  playedHands.value = [];
});

test("hands are imported once, counted as new, known or refused, and sorted by time", async () => {
  const [first, second, third] = [hand({ at: 3 }), hand({ at: 1 }), hand({ at: 2 })];
  const hands = [second, third, third, { id: "bad" }, "nonsense"];
  assert.deepEqual(await importFile(saved([first, second])), {
    code: "taken",
    params: { taken: 2, known: 0, refused: 0 },
  });
  assert.deepEqual(await importFile(saved(hands)), {
    code: "taken",
    params: { taken: 1, known: 2, refused: 2 },
  });
  assert.deepEqual(playedHands.value, [second, third, first]);
});

test("a known hand is unchanged", async () => {
  const mine = hand();
  playedHands.value = [mine];
  await importFile(saved([{ ...mine, result: "left" }]));
  assert.deepEqual(playedHands.value, [mine]);
});

test("hands last until the page is closed if there is no database, and the page reports it", async () => {
  await importFile(saved([hand()]));
  assert.equal(playedHands.value.length, 1);
  assert.equal(canSave.value, "denied");
});

test("each kind of invalid file has its own code", async () => {
  const earlier = { format: "twentyfour-history", version: 3, hands: [] };
  const cases = {
    "not-json": [
      file('{"format":"twentyfour-hands","version":1,"ha'),
      saved([hand()], { hands: 2 }),
    ],
    "other-format": [
      file(""),
      ...[null, 7, [], "text", {}, { hands: [] }].map((content) => file(JSON.stringify(content))),
      saved([], { format: "other" }),
    ],
    older: [file(earlier), file(JSON.stringify(earlier, null, 2))],
    newer: [saved([], { version: VERSION + 1 })],
  };
  for (const [code, files] of Object.entries(cases)) {
    for (const one of files) assert.deepEqual(await importFile(one), { code, params: {} }, code);
  }
  assert.deepEqual(playedHands.value, []);
});

test("a file of more than 100 MB is refused, a file of exactly that size is read", async () => {
  const large = saved([hand()]);
  Object.defineProperty(large, "size", { value: 100_000_001 });
  assert.deepEqual(await importFile(large), { code: "too-large", params: { limit: 100 } });
  const fits = saved([hand()]);
  Object.defineProperty(fits, "size", { value: 100_000_000 });
  assert.equal((await importFile(fits)).code, "taken");
});

test("a file that was deleted from the disk cannot be read", async () => {
  const gone = saved([]);
  mock.method(gone, "slice", () => ({
    arrayBuffer: () => Promise.reject(new DOMException("gone", "NotFoundError")),
  }));
  assert.deepEqual(await importFile(gone), { code: "unreadable", params: {} });
});

test("importing any JSON gives a code", async () => {
  const lines = fc
    .array(fc.json())
    .map((values) => saved(values.map((value) => JSON.parse(value))));
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.json().map(file), lines), async (any) => {
      const { code, params } = await importFile(any);
      assert.match(code, /^(taken|not-json|other-format)$/);
      assert.equal(params.taken ?? 0, 0);
    }),
  );
});

/** Collects downloads as files that can be imported. */
function listenToDownloads() {
  openStorage();
  const link = { href: "", download: "", click: mock.fn() };
  const files: File[] = [];
  provide("document", { createElement: () => link });
  mock.method(URL, "createObjectURL", (blob: Blob) => {
    files.push(new File([blob], link.download));
    return "blob:1";
  });
  return { link, files };
}

test("a history is unchanged after saving and importing", async () => {
  liveIn("UTC");
  mock.timers.enable({ apis: ["Date"], now: NOW });
  const { link, files } = listenToDownloads();
  const released = mock.method(URL, "revokeObjectURL", () => {});
  const wait = mock.method(globalThis, "setTimeout");

  const hands = [
    hand(),
    hand({ numbers: ["1/2", 3], technique: undefined, series: "k3f", place: 0 }),
  ];
  playedHands.value = hands;
  toggleStar({ numbers: [3, 3, 8, 8], target: "24" });
  const ann = { people: [{ names: ["Ann"], isOut: true }], results: [] };
  changeFriends(() => ann);
  assert.deepEqual(await exportHistory(), { code: "saved", params: { count: 2, missing: 0 } });
  assert.equal(lastBackup(), NOW);
  assert.equal(link.download, "twentyfour-2026-11-21.json.gz");
  assert.equal(link.href, "blob:1");
  assert.equal(link.click.mock.callCount(), 1);
  const [release, later] = wait.mock.calls.at(-1)?.arguments ?? [];
  assert.equal(later, 60_000);
  release?.();
  assert.deepEqual(released.mock.calls[0]?.arguments, ["blob:1"]);
  mock.reset();

  playedHands.value = [];
  deleteAllLists();
  deleteFriends();
  toggleStar({ numbers: [1, 5, 5, 5], target: "24" });
  const [file] = files;
  const { params } = await importFile(file as File);
  assert.deepEqual([params.taken, params.lists, params.friends], [2, 1, 1]);
  assert.deepEqual(friends.value, ann);
  assert.deepEqual(playedHands.value, hands);
  assert.deepEqual(
    lists.value.map(({ hands }) => hands.map(({ numbers }) => numbers.join())),
    [["1,5,5,5", "3,3,8,8"]],
  );
});

test("a file that was unpacked on the way can be read", async () => {
  const hands = [hand(), hand()];
  const packed = await writeBackup(hands, []);
  const text = gunzipSync(new Uint8Array(await packed.arrayBuffer())).toString();
  assert.equal((await importFile(file(text))).params.taken, 2);
  assert.deepEqual(await importFile(file(text.slice(0, -9))), { code: "not-json", params: {} });
  const [header] = text.split("\n");
  assert.deepEqual(await importFile(file(`${header}\n`)), { code: "not-json", params: {} });
});

test("if the browser cannot pack, the file is plain, and a packed one is refused", async () => {
  const packed = await writeBackup([hand()], []);
  const real = [globalThis.CompressionStream, globalThis.DecompressionStream];
  Reflect.deleteProperty(globalThis, "CompressionStream");
  Reflect.deleteProperty(globalThis, "DecompressionStream");
  const plain = await writeBackup([hand()], []);
  assert.equal((await importFile(file(await plain.text()))).params.taken, 1);
  assert.equal((await importFile(new File([packed], "hands"))).code, "packed");
  provide("CompressionStream", real[0]);
  provide("DecompressionStream", real[1]);
});

test("a packed file that was truncated or changed gives no hands", async () => {
  const hands = Array.from({ length: 3000 }, () => hand());
  const bytes = new Uint8Array(await (await writeBackup(hands, [])).arrayBuffer());
  const changed = bytes.slice();
  changed.set([1, 2, 3], bytes.length >> 1);
  for (const bad of [bytes.slice(0, -20), bytes.slice(0, bytes.length >> 1), changed]) {
    assert.deepEqual(await importFile(new File([bad], "hands")), { code: "not-json", params: {} });
  }
  assert.deepEqual(playedHands.value, []);
});

test("records that a file cannot hold are counted", async () => {
  listenToDownloads();
  const loop: Record<string, unknown> = { version: 99 };
  loop.own = loop;
  const held = [{ version: 99, deep: [{ a: null }, "?", 1.5, true] }, "scribble", 7, null];
  const cut = [NaN, { at: NaN }, new Map(), { when: new Date() }, { a: undefined }, -0, 7n, loop];
  unreadable.value = [...held, ...cut, undefined, "-".repeat(16_000_000)];
  const { code, params } = await exportHistory();
  assert.deepEqual([code, params.missing], ["saved", cut.length + 2]);
  unreadable.value = [];
});

test("the page reports hands that it cannot read from the database, and does not count the file as a backup", async () => {
  const { files } = listenToDownloads();
  const before = lastBackup();
  playedHands.value = [hand(), hand({ score: 101 })];
  assert.deepEqual(await exportHistory(), { code: "saved-partly", params: { count: 1 } });
  mock.method(globalThis, "Response", () => {
    throw new RangeError("no memory");
  });
  assert.deepEqual(await exportHistory(), { code: "unsaved", params: {} });
  mock.reset();
  assert.equal(files.length, 1);
  assert.equal(lastBackup(), before);
});

test("a long history is imported in slices, between which the page responds", async () => {
  const hands = Array.from({ length: 5000 }, (_, at) => hand({ id: `long-${at}`, at }));
  const progress: number[] = [];
  let turns = 0;
  const clock = setInterval(() => {
    turns += 1;
  });
  const { params } = await importFile(saved(hands), (fraction) => progress.push(fraction));
  clearInterval(clock);
  assert.equal(params.taken, 5000);
  assert.ok(turns >= 4);
  assert.deepEqual(
    progress,
    [...progress].sort((a, b) => a - b),
  );
});

test("records that cannot be read now are imported by a page that can read them", async () => {
  const { code, params } = await importFile(
    saved([hand(), { version: 99 }, "?"], { hands: 1, others: 2 }),
  );
  assert.deepEqual([code, params.taken, params.refused], ["taken", 1, 2]);
});

test("a technique with parameters of 15 MB is refused, and the other hands are imported", async () => {
  const params = { a: "-".repeat(15_000_000) };
  const hands = [hand(), hand({ technique: { code: "twins", params } }), hand()];
  assert.deepEqual((await importFile(saved(hands))).params, { taken: 2, known: 0, refused: 1 });
});
