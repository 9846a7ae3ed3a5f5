import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { hand } from "../../../../testing/records.ts";
import { FIELDS } from "../../../table/hand/played.ts";
import { readRecords } from "./record.ts";

const accepts = (fields: object) => readRecords([{ ...hand(), ...fields }]).hands.length === 1;

/** For each field, values that are accepted and values that are refused. */
const VALUES: Record<keyof typeof FIELDS, { right: unknown[]; wrong: unknown[] }> = {
  id: {
    right: ["1", "1763749800000-a1b2c3d4", "a.b:c_d", "x".repeat(64)],
    wrong: [7, "", "a b", "<b>", "x".repeat(65), "é"],
  },
  at: {
    right: [0, 253402127999999],
    wrong: ["yesterday", -1, 0.5, 253402128000000, 253402300800000, Infinity],
  },
  mode: {
    right: ["endless", "daily", "of-a-newer-version"],
    wrong: ["", "Endless", "a b", "x".repeat(21), ["endless"]],
  },
  numbers: {
    right: [[1], [1, 2, 3, 4, 5, 6, 7, 8], ["1/2", "-3/4", "12/345", -3, 0], [2 ** 53 - 1]],
    wrong: [
      [],
      Array(9).fill(1),
      [1, "x"],
      ["1"],
      ["1/"],
      ["1/0"],
      ["x1/2"],
      ["1/2x"],
      [0.5],
      [2 ** 53],
      [`1/${"0".repeat(1_000_000)}1`],
      [`1/${"0".repeat(20)}1`],
      "3388",
      { length: 4 },
    ],
  },
  target: {
    right: ["24", "-7/2", "12/345", "0", "9".repeat(20)],
    wrong: [24, "", "1/", "1/0", "24.0", "+24", "9".repeat(21), `1/${"0".repeat(20)}1`],
  },
  result: { right: ["solved", "none", "shown", "left"], wrong: ["cheated", "Solved"] },
  milliseconds: { right: [0, 0.5, 86_400_000], wrong: [-1, 1e308, Infinity, NaN, "12"] },
  hints: { right: [0, 7], wrong: [0.5, -1, 1e15, "1"] },
  wrong: { right: [0, 7], wrong: [0.5, -1, "1"] },
  input: { right: [undefined, "type", "combine"], wrong: ["guess", ""] },
  text: { right: ["8/(3-8/3)", "", undefined, "x".repeat(1000)], wrong: [24, "x".repeat(1001)] },
  level: { right: ["easy", "medium", "hard", "expert", undefined], wrong: ["fiendish", 3] },
  score: { right: [0, 91.5, 100, undefined], wrong: [101, -1, NaN, "91"] },
  technique: {
    right: [
      undefined,
      { code: "sum", params: {} },
      { code: "k-times", params: { factor: "3" } },
      { code: "sum", params: { factor: null } },
      { code: "sum", params: { factor: "x".repeat(987) } }, // 1,000 characters in JSON
    ],
    wrong: [
      "fraction",
      {},
      { code: "sum" },
      { code: "a b", params: {} },
      { code: "sum", params: [] },
      { code: "sum", params: { factor: { toString: 1 } } },
      { code: ["sum"], params: {} },
      { code: "sum", params: { factor: [[1]] } },
      { code: "sum", params: { factor: [1, {}] } },
      { code: "sum", params: { factor: Number.NaN } },
      { code: "sum", params: { factor: Array(1000).fill(1) } },
      { code: "sum", params: { "a b": 1 } },
      { code: "sum", params: { factor: 1, other: {} } },
      { code: "sum", params: { factor: "x".repeat(988) } },
      { code: "sum", params: { factor: "x".repeat(15_000_000) } },
      { code: "sum", params: Object.fromEntries(Array.from("x".repeat(1000)).entries()) },
    ],
  },
  rated: { right: [true, false], wrong: ["yes", 1, 0] },
  series: {
    right: [undefined, "2026-11-21", "k3f", "00002s3rp1"],
    wrong: [null, "", "k3f/0", "x".repeat(41), 7],
  },
  place: { right: [undefined, 0, 999], wrong: [null, -1, 0.5, 1000, "1"] },
  stars: { right: [undefined, 0, 3], wrong: [null, -1, 4, "3"] },
  operators: {
    right: [undefined, "+-", "*/", "+-*", "/", "+-*/"],
    wrong: [null, "", "-+", "++", "+ -", "x", "+-*/+", 7, ["+"]],
  },
  ordered: { right: [undefined, true], wrong: [null, "", "yes", 1] },
  localDate: {
    right: ["2026-11-21"],
    wrong: [
      ...[null, "", "21 November", "2026-11-2", "2026-02-30", "2026-13-01", 20261121],
      ...["-002026-11-21", ["2026-11-21"]],
    ],
  },
  revealed: { right: [undefined, true, false], wrong: [null, "yes", 1] },
  misjudged: { right: [undefined, true, false], wrong: [null, "yes", 1] },
  trail: {
    right: [undefined, "AXBB", "A_-9"],
    wrong: [null, "", "A", "A+B/", "A".repeat(401), 1],
  },
};

for (const [name, { right, wrong }] of Object.entries(VALUES)) {
  test(`${name}: valid records are accepted and invalid records are refused`, () => {
    for (const value of right) assert.ok(accepts({ [name]: value }), JSON.stringify(value));
    const never = [undefined, true, {}, null].filter((value) => !right.includes(value));
    for (const value of [...wrong, ...never]) {
      assert.ok(!accepts({ [name]: value }), JSON.stringify(value));
    }
  });
}

test("a record with an unknown field is refused, because a newer version may have written it", () => {
  assert.deepEqual(Object.keys(VALUES).sort(), Object.keys(FIELDS).sort());
  assert.ok(!accepts({ version: 2 }));
  assert.ok(!accepts({ mood: "good" }));
  for (const name of ["constructor", "toString", "valueOf"]) assert.ok(!accepts({ [name]: 1 }));
});

test("valid records are read, and invalid records are counted", () => {
  const good = hand();
  const bad = [{ id: "bad" }, "scribble", null, undefined, 7, [], [good]];
  assert.deepEqual(readRecords([...bad, good]), { hands: [good], refused: bad });
});

test("reading records from any value does not throw", () => {
  const changed = fc
    .tuple(fc.constantFrom(...Object.keys(FIELDS), "other"), fc.anything())
    .map(([name, value]) => ({ ...hand(), [name]: value }));
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.anything(), changed)), (records) => {
      const { hands, refused } = readRecords(records);
      assert.equal(hands.length + refused.length, records.length);
    }),
    { numRuns: 500 },
  );
});
