import assert from "node:assert/strict";
import test from "node:test";
import { nameOfHands } from "../../web/app/print/hand-list.ts";
import { collect, readResult, resultCode, resultsCsv } from "../../web/app/set/set-result.ts";
import { fc } from "../../web/testing.js";

/** @import { Puzzle } from "../../web/app/core/puzzle.ts" */

/** @type {Puzzle[]} */
const HANDS = [
  { numbers: [3, 3, 8, 8], target: "24" },
  { numbers: [1, 5, 5, 5], target: "24" },
];
const SET = nameOfHands(HANDS);

const times = () =>
  fc.array(fc.option(fc.integer({ min: 1000, max: 490_000 })), { minLength: 1, maxLength: 48 });

test("a result is a code of at most 60 characters, with times accurate to about 10 percent", () => {
  fc.assert(
    fc.property(times(), (played) => {
      const code = resultCode(SET, played);
      assert.ok(code.length <= 60);
      const result = readResult(code);
      assert.equal(result?.set, SET);
      assert.equal(result?.times.length, played.length);
      for (const [at, time] of played.entries()) {
        /** @type {number | null} */
        const read = result?.times[at] ?? null;
        if (time === null || read === null) assert.equal(read, time);
        else
          assert.ok(Math.abs(read - time) <= Math.max(600, time * 0.1 + 500), `${time}: ${read}`);
      }
    }),
  );
});

test("a code is read from a line with a name, from a link, and in lower case", () => {
  const code = resultCode(SET, [12_000, null]);
  const link = `https://example.org/24/#/set?seed=000007&result=${code}&name=${encodeURIComponent("小明")}`;
  assert.equal(readResult(`${code} Anna B.`)?.name, "Anna B.");
  assert.equal(readResult(link)?.name, "小明");
  assert.deepEqual(readResult(code.toLowerCase())?.times, readResult(code)?.times);
});

test("a code with a changed digit, and any other text, is not a result", () => {
  const code = resultCode(SET, [12_000, null, 4000]);
  const digit = code[8] === "A" ? "B" : "A";
  assert.equal(readResult(code.slice(0, 8) + digit + code.slice(9)), null);
  fc.assert(fc.property(fc.string(), (text) => void readResult(text)));
});

test("the last result of each pupil counts, and results of other sets are reported", () => {
  const first = resultCode(SET, [null, null]);
  const last = resultCode(SET, [5000, 60_000]);
  const other = resultCode("000000", [5000, 60_000]);
  const { results, refused } = collect(`${first} Anna\n\n${last} Anna\n${other} Ben\nhello`, SET);
  assert.deepEqual(
    results.map(({ name, times: [one] }) => [name, one]),
    [["Anna", 5000]],
  );
  assert.deepEqual(refused, [`${other} Ben`, "hello"]);
});

test("a name in the CSV never becomes a formula", () => {
  const csv = resultsCsv(HANDS, [{ set: SET, times: [5000, null], name: '=1+"2"' }], "Name");
  assert.equal(csv, '\ufeff"Name","3 3 8 8","1 5 5 5"\r\n"\'=1+""2""","5",""\r\n');
});
