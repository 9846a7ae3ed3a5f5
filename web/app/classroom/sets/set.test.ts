import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { nameOfHands } from "../../base/address/hand-list.ts";
import { csvOf } from "../../base/browser/download.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { LETTERS, readCode, writeCode } from "../print/codes.ts";
import { collect, markOf, readLine, resultCode, type SetResult, type Times } from "./set-result.ts";
import { cellOf, medianOf, resultRows, sorted } from "./set-table.ts";

const HANDS: Puzzle[] = [
  { numbers: [3, 3, 8, 8], target: "24" },
  { numbers: [1, 5, 5, 5], target: "24" },
];
const SET = nameOfHands(HANDS);

const played = () =>
  fc.record({
    times: fc.array(fc.option(fc.integer({ min: 2000, max: 500_000 })), {
      minLength: 1,
      maxLength: 48,
    }),
    wrong: fc.nat(40),
    hints: fc.nat(40),
  });

const codeOf = (times: Times, wrong = 0, set = SET) => resultCode(set, { times, wrong, hints: 0 });

const result = (name: string, times: Times, wrong = 0): SetResult => ({
  ...{ set: markOf(SET), code: name, name, times, wrong, hints: 0 },
});

function read(line: string) {
  const found = readLine(line);
  assert.ok("code" in found, `${line}: no result`);
  return found;
}

test("a result is a code of at most 56 letters, with times accurate to about 10 percent", () => {
  fc.assert(
    fc.property(played(), (told) => {
      const code = resultCode(SET, told);
      assert.ok(code.length <= 56);
      assert.ok([...code].every((letter) => LETTERS.includes(letter)));
      const { set, times, wrong, hints } = read(code);
      assert.deepEqual(
        [set, times.length, wrong, hints],
        [markOf(SET), told.times.length, Math.min(told.wrong, 30), Math.min(told.hints, 30)],
      );
      for (const [at, time] of told.times.entries()) {
        const stood = times[at] ?? null;
        if (time === null || stood === null) assert.equal(stood, time);
        else assert.ok(Math.abs(stood - time) <= time * 0.105 + 500, `${time}: ${stood}`);
      }
    }),
  );
});

test("a code reveals each wrong letter and each two swapped neighbours", () => {
  const letter = fc.constantFrom(...LETTERS);
  fc.assert(
    fc.property(played(), fc.nat(55), letter, (told, place, other) => {
      const code = resultCode(SET, told);
      const at = place % code.length;
      const wrong = code.slice(0, at) + other + code.slice(at + 1);
      const swapped = code.slice(0, at) + (code[at + 1] ?? "") + code[at] + code.slice(at + 2);
      for (const text of [wrong, swapped]) {
        if (text !== code) assert.deepEqual(readCode(text, "result"), { fault: "letters" });
      }
    }),
  );
});

test("a code is read with a name on either side, in lower case, with hyphens, and from a link", () => {
  const code = codeOf([12_000, null]);
  const link = `https://example.org/24/#/set?seed=000007&result=${code}&name=${encodeURIComponent("小明")}`;
  for (const line of [`${code} Anna B.`, `Anna B.: ${code}`, `"Anna B."; "${code}"`]) {
    assert.equal(read(line).name, "Anna B.");
  }
  assert.equal(read(link).name, "小明");
  for (const typed of [code.toLowerCase(), `${code.slice(0, 4)}-${code.slice(4)}`]) {
    assert.deepEqual(read(typed), read(code));
  }
  fc.assert(fc.property(fc.string(), (text) => void readLine(text)));
});

test("each line without a result of the set is named with its number and the reason", () => {
  const code = codeOf([12_000, null]);
  const other = codeOf([12_000, null], 0, "000000");
  const wrong = code.slice(0, 6) + (code[6] === "7" ? "8" : "7") + code.slice(7);
  const lines = [
    "hello Rebecca-Josephine",
    other,
    "",
    `Ben ${wrong}`,
    writeCode("set", "ABCDEFG2"),
  ];
  const newer = code.replace(/^R/, "T");
  const { refused } = collect([...lines, newerOf(newer)].join("\n"), SET);
  assert.deepEqual(
    refused.map(({ line, fault }) => [line, fault]),
    [
      [1, "none"],
      [2, "other"],
      [4, "letters"],
      [5, "kind"],
      [6, "newer"],
    ],
  );
});

/** The code of another kind, with the check letter that fits. */
function newerOf(text: string) {
  const fits = [...LETTERS].map((letter) => text.slice(0, -1) + letter);
  return fits.find((code) => "fault" in readCode(code, "set") && !isWrong(code)) ?? "";
}

function isWrong(code: string) {
  const found = readCode(code, "set");
  return "fault" in found && found.fault === "letters";
}

test("the columns are sorted, with hands that were not solved last", () => {
  const results = [
    result("Zoë", [null, 9000]),
    result("Änne", [7000, null], 2),
    result("Bo", [5000, 6000]),
  ];
  const compare = new Intl.Collator("de");
  const names = (column: Parameters<typeof sorted>[1]) =>
    sorted(results, column, compare).map(({ name }) => name);
  assert.deepEqual(names("name"), ["Änne", "Bo", "Zoë"]);
  assert.deepEqual(names(0), ["Bo", "Änne", "Zoë"]);
  assert.deepEqual(names("tries"), ["Zoë", "Bo", "Änne"]);
});

test("the median of a hand counts pupils who did not solve it as slower than all others", () => {
  const results = [4000, 8000, null, null].map((time, at) => result(`${at}`, [time]));
  assert.equal(medianOf(results.slice(0, 3), 0), 8000);
  assert.equal(medianOf(results, 0), null);
  assert.equal(medianOf(results.slice(0, 2), 0), 6000);
});

test("the largest count that a code can hold is shown as possibly more", () => {
  assert.equal(cellOf(read(codeOf([5000], 99)), "tries"), "31+");
  assert.equal(cellOf(read(codeOf([5000], 3)), "tries"), "4");
});

test("a name in the CSV never becomes a formula, and the columns are those of the table", () => {
  const words = { name: "Name", solved: "Solved", tries: "Tries", hints: "Hints", time: "Time" };
  const csv = csvOf(resultRows(HANDS, [result('=1+"2"', [5000, null], 1)], words));
  assert.equal(
    csv,
    '\ufeff"Name","3 3 8 8","1 5 5 5","Solved","Tries","Hints","Time"\r\n' +
      '"\t=1+""2""","5","","1","2","0","5"\r\n',
  );
  for (const sign of ["=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"]) {
    assert.equal(csvOf([[`${sign}1`, "1"]]), `\ufeff"\t${sign}1","1"\r\n`);
  }
});
