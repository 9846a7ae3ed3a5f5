import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { before, beforeEach, describe, test } from "node:test";
import { gunzipSync } from "node:zlib";
import { startPython } from "../../web/app/core/engine.ts";
import { loadHistory, playedHands } from "../../web/app/history/history.ts";
import { readRecords } from "../../web/app/history/record.ts";
import { importFile } from "../../web/app/history/transfer.ts";
import { hasFormerTechnique } from "../../web/app/history/upgrades.ts";
import { openStorage, openWindow, provide } from "./browser.js";
import { answering, settle } from "./python.js";

/** @import { Played } from "../../web/app/history/played.ts" */

/** @typedef {Record<string, any>} Raw a record as it is in the file */

const FOLDER = new URL("../data/histories/", import.meta.url);
const HANDS = 13;
const TECHNIQUE = { code: "twins", params: {} };

/** Each file with the version of its records, and the records as plain JSON. */
const files = readdirSync(FOLDER)
  .sort()
  .map((name) => {
    const bytes = new Uint8Array(readFileSync(new URL(name, FOLDER)));
    const content = name.endsWith(".gz")
      ? inLines(bytes)
      : JSON.parse(new TextDecoder().decode(bytes));
    /** @type {{version: number, hands: Raw[], others?: unknown[]}} */
    const { version, hands, others = [] } = content;
    return { name, version, hands, others, open: () => new File([bytes], name) };
  });

/** @param {Uint8Array} bytes */
function inLines(bytes) {
  const [header, ...blocks] = gunzipSync(bytes)
    .toString()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const hands = blocks.flatMap(({ hands: columns = {} }) =>
    (columns.id ?? []).map((/** @type {string} */ _, /** @type {number} */ place) =>
      Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, values[place]])),
    ),
  );
  return { version: header.version, hands, others: blocks.flatMap(({ others = [] }) => others) };
}

/**
 * The hand of a record, after Python has named its technique.
 *
 * @param {Raw} record
 * @param {number} version
 * @returns {Raw}
 */
function handOf({ way: input, ...record }, version) {
  const rated = record.rated ?? (record.mode === "endless" && record.result !== "left");
  const technique = version < 3 && record.technique ? TECHNIQUE : record.technique;
  return { ...record, input, rated, technique };
}

/** @param {Played} hand without the date that this page adds to a daily hand */
function withoutLocalDate({ localDate: _, ...hand }) {
  return hand;
}

before(async () => {
  process.env.TZ = "UTC";
  const window = openWindow();
  openStorage();
  provide("BroadcastChannel", undefined);
  loadHistory();
  window.dispatchEvent(new Event("load"));
  startPython(answering(() => ({ level: "easy", score: 1, technique: TECHNIQUE })));
  await settle();
});

beforeEach(() => {
  playedHands.value = [];
});

/** @param {() => boolean} isSo */
async function until(isSo) {
  while (!isSo()) await settle();
}

const named = () => !playedHands.value.some(hasFormerTechnique);

/** @param {{hands: Raw[], version: number}[]} from */
function expectAll(from) {
  const expected = from
    .flatMap(({ hands, version }) => hands.map((record) => handOf(record, version)))
    .sort((a, b) => a.at - b.at);
  const own = playedHands.value.map((hand, place) =>
    expected[place]?.localDate ? hand : withoutLocalDate(hand),
  );
  assert.deepEqual(own, expected);
}

for (const file of files) {
  describe(`the history ${file.name}`, () => {
    test("has every mode, result and way to answer of its time", () => {
      assert.equal(file.hands.length, HANDS);
      const values = (/** @type {string} */ name) => new Set(file.hands.map((hand) => hand[name]));
      assert.deepEqual(values("mode"), new Set(["endless", "daily", "find", "challenge"]));
      assert.deepEqual(values("result"), new Set(["solved", "none", "shown", "left"]));
      assert.deepEqual(values("way"), new Set(["type", "combine", null]));
    });

    test("is taken whole, and everything of its hands stays", async () => {
      assert.deepEqual(await importFile(file.open()), {
        code: "taken",
        params: { taken: HANDS, known: 0, refused: file.others.length },
      });
      await until(named);
      expectAll([file]);
    });

    test("counts no hand twice", async () => {
      await importFile(file.open());
      await until(named);
      const hands = playedHands.value;
      assert.deepEqual((await importFile(file.open())).params, {
        taken: 0,
        known: HANDS,
        refused: file.others.length,
      });
      assert.deepEqual(playedHands.value, hands);
    });

    test("adds what a history lacks of it", async () => {
      await importFile(file.open());
      await until(named);
      playedHands.value = playedHands.value.slice(5);
      const { taken, known } = (await importFile(file.open())).params;
      assert.deepEqual([taken, known], [5, HANDS - 5]);
      await until(named);
      expectAll([file]);
    });

    test("is read from the database as from the file", () => {
      const { version } = file;
      const stored = file.hands.map((record) => ({ version, ...record }));
      const { hands, refused } = readRecords(stored);
      assert.deepEqual(refused, []);
      assert.deepEqual(
        hands.map(({ id, rated }) => [id, rated]),
        file.hands.map((record) => [record.id, handOf(record, version).rated]),
      );
      assert.equal(hands.filter(hasFormerTechnique).length > 0, version < 3);
    });
  });
}

test("there is a history for each version of records", () => {
  assert.deepEqual(new Set(files.map(({ version }) => version)), new Set([1, 2, 3]));
});

test("reading all histories in any order gives all of their hands", async () => {
  for (const list of [files, files.toReversed()]) {
    playedHands.value = [];
    for (const { open } of list) await importFile(open());
    await until(named);
    expectAll(files);
  }
});

test("a daily hand of an old record gets the date of its day", async () => {
  for (const { open } of files) await importFile(open());
  const daily = playedHands.value.filter(({ mode }) => mode === "daily");
  assert.equal(daily.length, 2 * files.length);
  for (const { date, localDate } of daily) assert.equal(localDate, date);
});
