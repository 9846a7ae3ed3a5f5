import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import fc from "fast-check";
import { openStorage, openWindow, provide } from "../../../testing/browser.ts";
import { DAY, liveIn, NOW } from "../../../testing/clock.ts";
import { hand } from "../../../testing/records.ts";
import { answering, settle } from "../../../testing/stub-python.ts";
import { startPython } from "../../base/python/engine.ts";
import { writeBackup } from "../../player/backup/backup-file.ts";
import { importFile } from "../../player/backup/transfer.ts";
import { loadHistory, playedHands } from "../../player/history/history.ts";
import { FIELDS, type Played } from "../../table/hand/played.ts";
import { addedHands, addHands, arrive, discard, plan, recall, undoAdding } from "./arrival.ts";
import { type Alphabet, CodeError, readCodes, writeCodes } from "./code.ts";

/** What Python answers; a test may wait here. */
let rating: Promise<object>;

const RATING = { level: "hard", score: 61.5 };

before(async () => {
  liveIn("UTC");
  openWindow();
  openStorage();
  provide("BroadcastChannel", undefined);
  loadHistory();
  startPython(answering({ rate: () => rating }));
  await settle();
});

beforeEach(() => {
  rating = Promise.resolve(RATING);
  playedHands.value = [];
  discard();
});

/** A code with any header and lines. */
async function codeOf(header: unknown, lines: unknown[] = []) {
  const text = [header, ...lines].map((line) => JSON.stringify(line)).join("\n");
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Buffer.from(bytes).toString("base64url");
  return `24h1-${letters.length}-${letters}`;
}

const isDamaged = (error: unknown) => error instanceof CodeError && error.code === "damaged";

const stored = () => JSON.parse(localStorage.getItem("twentyfour:travel") ?? "{}").codes ?? [];

test("a code with a place or a number of codes that no page writes is refused and not stored", async () => {
  const headers = [
    ...[4294967296, 5_000_000, 1001, 0, -1, 1.5, "1", null].map((count) => ({ place: 0, count })),
    ...[-1, 1, 0.5, "0"].map((place) => ({ place, count: 1 })),
  ].map((header) => ({ name: "1.1", ...header }));
  for (const header of [...headers, { name: "-".repeat(41), place: 0, count: 1 }, null, 24]) {
    await assert.rejects(arrive(await codeOf(header)), isDamaged, JSON.stringify(header));
    assert.deepEqual([stored(), plan.value], [[], null]);
  }
});

test("a stored code that this page refuses is left out", async () => {
  const bad = await codeOf({ name: "1.1", place: 0, count: 4294967296 });
  localStorage.setItem("twentyfour:travel", JSON.stringify({ codes: [bad], batch: "" }));
  await recall();
  assert.equal(plan.value, null);
});

test("a code of version 0 is damaged", async () => {
  const [code = ""] = await writeCodes([hand()]);
  for (const version of ["0", "00"]) {
    await assert.rejects(readCodes(code.replace("24h1-", `24h${version}-`)), isDamaged);
  }
});

/** Any value under any field of a record. */
const anyRecord = fc.dictionary(
  fc.oneof(fc.constantFrom(...Object.keys(FIELDS), "constructor", "toString"), fc.string()),
  fc.jsonValue(),
);
const anyHeader = fc.record({
  name: fc.jsonValue(),
  place: fc.oneof(fc.integer(), fc.jsonValue()),
  count: fc.oneof(fc.integer(), fc.jsonValue()),
});

test("each code has a plan, or is damaged", async () => {
  const code = fc.tuple(fc.oneof(anyHeader, fc.jsonValue()), fc.array(anyRecord, { maxLength: 3 }));
  await fc.assert(
    fc.asyncProperty(code, async ([header, lines]) => {
      await arrive(await codeOf(header, lines)).catch((error) => assert.ok(isDamaged(error)));
      assert.ok(!plan.value || plan.value.arrivals.every(({ missing }) => missing.length <= 1000));
      discard();
    }),
  );
});

/** Hands of one day, a minute apart. */
const someHands = (count: number) =>
  Array.from({ length: count }, (_, at) => hand({ at: NOW - DAY + 60_000 * at }));

test("a hand that several codes hold is added once", async () => {
  const hands = someHands(70);
  const scanned = await writeCodes(hands, "H", 400);
  assert.ok(scanned.length > 1);
  const [text = ""] = await writeCodes(hands);
  const [both = ""] = await writeCodes(hands, "H");
  const [yesterday = ""] = await writeCodes(hands.slice(0, 50));
  const [today = ""] = await writeCodes(hands.slice(20));
  for (const codes of [
    [scanned[1] ?? "", text],
    [text, both],
    [yesterday, today],
    [...scanned, today, text],
  ]) {
    playedHands.value = [];
    for (const code of codes) await arrive(code);
    assert.deepEqual([plan.value?.hands.length, plan.value?.known], [70, 0]);
    if (plan.value) await addHands(plan.value);
    assert.equal(playedHands.value.length, 70);
    discard();
  }
});

/** The second, cards and target of hands, in order. */
const keysOf = (hands: Played[]) =>
  hands.map(({ at, numbers, target }) => `${Math.floor(at / 1000)} ${numbers} ${target}`).sort();

test("any codes of one history, in any order, add each of its hands once", async () => {
  /** Few moments and cards, so that a history has some hands twice. */
  const anyHand = fc.record({
    at: fc.integer({ min: NOW - 4000, max: NOW }),
    numbers: fc.constantFrom([3, 3, 8, 8], [1, 2, 3, 4]),
  });
  const sending = fc.record({
    alphabet: fc.constantFrom<Alphabet>("h", "H"),
    longest: fc.constantFrom(150, 1e6),
    from: fc.nat(20),
  });
  const history = fc.array(anyHand, { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(history, fc.array(sending, { maxLength: 4 }), async (fields, sendings) => {
      const hands = fields
        .map((each) => hand({ ...each, numbers: [...each.numbers] }))
        .sort((a, b) => a.at - b.at);
      playedHands.value = [];
      discard();
      for (const { alphabet, longest, from } of [{ ...ALL }, ...sendings]) {
        for (const code of await writeCodes(hands.slice(from), alphabet, longest)) {
          await arrive(code).catch(() => assert.ok(from >= hands.length));
        }
      }
      if (plan.value) await addHands(plan.value);
      assert.deepEqual(keysOf(playedHands.value), keysOf(hands));
    }),
    { numRuns: 30 },
  );
});

const ALL = { alphabet: "h", longest: 1e6, from: 0 } as const;

const fileOf = async (hands: Played[]) => new File([await writeBackup(hands, [])], "hands.json.gz");

test("a file that is imported while Python rates the hands of a code keeps its fields", async () => {
  const own = hand({ at: NOW + 123, milliseconds: 12_345, trail: "AUZrCFYSTQQA" });
  let answer = (_: object) => {};
  rating = new Promise((resolve) => {
    answer = resolve;
  });
  await arrive((await writeCodes([own])).join());
  if (plan.value) await addHands(plan.value);
  await importFile(await fileOf([own]));
  assert.deepEqual(playedHands.value, [own]);
  answer(RATING);
  await settle();
  assert.deepEqual(playedHands.value, [own]);
});

test("undo keeps the hands of a code that a file has confirmed since", async () => {
  const hands = someHands(3);
  await arrive((await writeCodes(hands)).join());
  if (plan.value) await addHands(plan.value);
  await importFile(await fileOf(hands.slice(1)));
  assert.equal(addedHands.value.length, 1);
  assert.equal(await undoAdding(), 1);
  assert.deepEqual(playedHands.value, hands.slice(1));
});
