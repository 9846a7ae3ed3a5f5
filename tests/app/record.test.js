import assert from "node:assert/strict";
import test from "node:test";
import { readRecords, toRecords, VERSION } from "../../web/app/history/record.ts";
import { hasFormerTechnique } from "../../web/app/history/upgrades.ts";
import { fc } from "../../web/testing.js";
import { hand } from "./hands.js";

/** @import { HandRecord } from "../../web/app/history/record.ts" */

/** @param {object} fields */
const accepts = (fields) =>
  readRecords([{ ...toRecords([hand()])[0], ...fields }]).hands.length === 1;

/**
 * For each field, values that are accepted and values that are refused.
 *
 * @type {Record<Exclude<keyof HandRecord, "version">, {right: unknown[], wrong: unknown[]}>}
 */
const FIELDS = {
  id: {
    right: ["1", "1763749800000-a1b2c3d4", "a.b:c_d", "x".repeat(64)],
    wrong: [7, "", "a b", "<b>", "x".repeat(65), "é"],
  },
  at: { right: [0, 253402127999999], wrong: ["yesterday", -1, 0.5, 253402300800000, Infinity] },
  mode: {
    right: ["endless", "daily", "of-a-newer-version"],
    wrong: ["", "Endless", "a b", "x".repeat(21), ["endless"]],
  },
  numbers: {
    right: [[1], [1, 2, 3, 4, 5, 6, 7, 8], ["1/2", "-3/4", -3, 0], [2 ** 53 - 1]],
    wrong: [
      [],
      Array(9).fill(1),
      [1, "x"],
      ["1"],
      ["1/"],
      ["1/0"],
      [0.5],
      [2 ** 53],
      "3388",
      { length: 4 },
    ],
  },
  target: {
    right: ["24", "-7/2", "0", "9".repeat(20)],
    wrong: [24, "", "1/", "1/0", "24.0", "+24", "9".repeat(21)],
  },
  result: { right: ["solved", "none", "shown", "left"], wrong: ["cheated", "Solved"] },
  milliseconds: { right: [0, 0.5, 86_400_000], wrong: [-1, 1e308, Infinity, NaN, "12"] },
  hints: { right: [0, 7], wrong: [0.5, -1, 1e15, "1"] },
  wrong: { right: [0, 7], wrong: [0.5, -1, "1"] },
  way: { right: ["type", "combine", null], wrong: ["guess", ""] },
  text: { right: ["8/(3-8/3)", "", null, "x".repeat(1000)], wrong: [24, "x".repeat(1001)] },
  level: { right: ["easy", "medium", "hard", "expert", null], wrong: ["fiendish", 3] },
  score: { right: [0, 91.5, 100, null], wrong: [101, -1, NaN, "91"] },
  technique: {
    right: [null, { code: "sum", params: {} }, { code: "k-times", params: { factor: "3" } }],
    wrong: [
      "fraction",
      {},
      { code: "sum" },
      { code: "a b", params: {} },
      { code: "sum", params: [] },
      { code: "sum", params: { factor: { toString: 1 } } },
      { code: "sum", params: { factor: [[1]] } },
      { code: "sum", params: { factor: "x".repeat(15_000_000) } },
      { code: "sum", params: Object.fromEntries(Array.from("x".repeat(1000)).entries()) },
    ],
  },
  date: {
    right: ["2026-11-21", null],
    wrong: ["21 November", "2026-11-2", "2026-02-30", "2026-13-01", 20261121],
  },
  rated: { right: [true, false], wrong: ["yes", 1, 0] },
  challenge: {
    right: [undefined, "k3f/0", "0123456789ab/9"],
    wrong: [null, "", "k3f", "/0", "k3f/1000", "K3F/0", "0123456789abc/0", 7],
  },
  operators: {
    right: [undefined, "+-", "*/", "+-*", "/", "+-*/"],
    wrong: [null, "", "-+", "++", "+ -", "x", "+-*/+", 7, ["+"]],
  },
  localDate: {
    right: [undefined, "2026-11-21"],
    wrong: [null, "", "21 November", "2026-02-30", 20261121],
  },
  trail: {
    right: [undefined, "AXBB", "A_-9"],
    wrong: [null, "", "A", "A+B/", "A".repeat(401), 1],
  },
};

for (const [name, { right, wrong }] of Object.entries(FIELDS)) {
  test(`${name}: what a record may say, and what not`, () => {
    for (const value of right) assert.ok(accepts({ [name]: value }), JSON.stringify(value));
    const never = [undefined, true, {}, null].filter((value) => !right.includes(value));
    for (const value of [...wrong, ...never]) {
      assert.ok(!accepts({ [name]: value }), JSON.stringify(value));
    }
  });
}

test("every field of a hand is checked", () => {
  const [{ version, ...record } = { version: VERSION }] = toRecords([
    hand({ challenge: "k3f/0", localDate: "2026-11-21", operators: "+-", trail: "AQ" }),
  ]);
  assert.deepEqual(Object.keys(FIELDS).sort(), Object.keys(record).sort());
});

test("hands come back as they were, with what others have added left out", () => {
  const hands = [
    hand(),
    hand({ challenge: "k3f/0" }),
    hand({ operators: "*/" }),
    hand({ trail: "AQAA" }),
    hand({ numbers: ["1/2", -3], target: "-7/2", input: null, text: null }),
  ];
  const records = toRecords(hands);
  assert.ok(records.every(({ version }) => version === VERSION));
  const kept = JSON.parse(JSON.stringify(records.map((record) => ({ ...record, extra: 1 }))));
  assert.deepEqual(readRecords(kept), { hands, refused: [] });
});

test("of hands of the first version, those of Endless count for the strength if they ended", () => {
  const old = toRecords([
    hand({ result: "shown" }),
    hand({ result: "left" }),
    hand({ mode: "daily", date: "2026-11-21" }),
  ]).map(({ rated, ...record }) => ({ ...record, version: 1 }));
  assert.deepEqual(
    readRecords(old).hands.map(({ rated }) => rated),
    [true, false, false],
  );
});

test("of hands of the second version, former codes of techniques are marked, and nothing else", () => {
  const hands = [
    hand({ technique: { code: "sum", params: {} } }),
    hand({ technique: { code: "factors", params: { left: "3", right: "8" } } }),
    hand({ technique: { code: "k-times", params: {} } }),
    hand({ technique: null }),
  ];
  const old = toRecords(hands).map((record) => ({ ...record, version: 2 }));
  const read = readRecords(old).hands;
  assert.deepEqual(
    read.map(({ technique }) => technique),
    [
      { code: "former-sum", params: {} },
      { code: "former-factors", params: { left: "3", right: "8" } },
      { code: "k-times", params: {} },
      null,
    ],
  );
  assert.deepEqual(read.map(hasFormerTechnique), [true, true, false, false]);
  assert.deepEqual(
    read.map((hand, place) => ({ ...hand, technique: hands[place]?.technique })),
    hands,
  );
});

test("records of no known version are refused", () => {
  for (const version of [undefined, null, 0, -1, 0.5, "1", VERSION + 1]) {
    assert.ok(!accepts({ version }), String(version));
  }
});

test("good records are kept beside bad ones, which are counted", () => {
  const good = hand();
  const bad = [{ version: VERSION, id: "bad" }, "scribble", null, undefined, 7, [], [good]];
  assert.deepEqual(readRecords([...bad, ...toRecords([good])]), { hands: [good], refused: bad });
});

test("whatever is found where records should be, nothing is thrown", () => {
  const changed = fc
    .tuple(fc.constantFrom(...Object.keys(FIELDS), "version"), fc.anything())
    .map(([name, value]) => ({ ...toRecords([hand()])[0], [name]: value }));
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.anything(), changed)), (records) => {
      const { hands, refused } = readRecords(records);
      assert.equal(hands.length + refused.length, records.length);
    }),
    { numRuns: 500 },
  );
});
