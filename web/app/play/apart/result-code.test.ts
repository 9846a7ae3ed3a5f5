import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { generate } from "lean-qr";
import { digest } from "../../base/address/hand-list.ts";
import { fromDigits, toDigits } from "../../base/data/digits.ts";
import { toText } from "../../table/hand/trail.ts";
import { ENDINGS } from "../match/match.ts";
import { MOST_BYTES, markOfMatch, readResult, writeResult } from "./result-code.ts";
import { shownName } from "./start-code.ts";

const MARK = markOfMatch("100500000000011800000000123456");
const ADDRESS = `https://${"x".repeat(76)}/#/duel?result=`;

const bytes = (most: number) => fc.uint8Array({ minLength: 0, maxLength: most });
const resultWith = (longestTrail: number) =>
  fc.record(
    {
      ending: fc.constantFrom(...ENDINGS),
      tenths: fc.integer({ min: 0, max: 999_999 }),
      text: fc.stringMatching(/^[0-9+\-*/()]{0,64}$/),
      trail: bytes(longestTrail).map(toText),
    },
    { noNullPrototype: true },
  );
const resultsWith = (longestTrail: number) =>
  fc.array(resultWith(longestTrail), { minLength: 1, maxLength: 10 });
const name = fc.string({ unit: "grapheme", maxLength: 20 }).map(shownName);

/** The results that all codes give. */
const readAll = (codes: string[]) =>
  codes.flatMap((code) => {
    const part = readResult(`result=${code}`);
    assert.ok("results" in part, JSON.stringify(part));
    return part.results;
  });

test("what is written is read, in one code or two", () => {
  fc.assert(
    fc.property(resultsWith(100), name, (results, by) => {
      const codes = writeResult(MARK, by, results);
      assert.ok(codes.length <= 2);
      assert.deepEqual(readAll(codes), results);
      const part = readResult(`result=${codes[0]}`);
      assert.ok("name" in part && part.name === by && part.mark === MARK);
      assert.equal(part.count, results.length);
    }),
  );
});

test("the longest trails are left out if two codes cannot hold all, and nothing else is", () => {
  fc.assert(
    fc.property(resultsWith(240), name, (results, by) => {
      const known = readAll(writeResult(MARK, by, results));
      assert.equal(known.length, results.length);
      const withoutTrail = (all: typeof known) => all.map((each) => ({ ...each, trail: "" }));
      assert.deepEqual(withoutTrail(known), withoutTrail(results));
    }),
  );
});

test("each code fits a QR code of version 20, and ten usual hands fit one code", () => {
  const hand = (length: number) => ({
    ...{ ending: "solved" as const, tenths: 600, text: "(10-12/13)*(11+10)" },
    trail: toText(new Uint8Array(length).fill(7)),
  });
  for (const length of [8, 38, 80, 240]) {
    const codes = writeResult(MARK, "An entire long name!", Array(10).fill(hand(length)));
    assert.equal(codes.length, length > 38 ? 2 : 1);
    for (const code of codes) assert.ok(generate(ADDRESS + code).size <= 17 + 4 * 20);
  }
  const largest = `0000${toDigits(new Uint8Array(MOST_BYTES).fill(255))}`;
  assert.ok(generate(ADDRESS + largest).size <= 17 + 4 * 20);
});

test("a code is found among other words, broken into lines and quoted", () => {
  fc.assert(
    fc.property(resultsWith(30), fc.nat(40), (results, width) => {
      const [code = ""] = writeResult(MARK, "Ada", results);
      const link = `https://example.org/24/#/duel?result=${code}`;
      assert.deepEqual(readAll([code]), results);
      const lines = link.replace(new RegExp(`(.{${width + 38}})`, "g"), "$1\n> ");
      for (const text of [`At 12:30 Ada: “${link}” 5 of 5!`, `> ${lines} 24 7`]) {
        const part = readResult(text);
        assert.ok("results" in part, JSON.stringify(part));
        assert.deepEqual(part.results, results);
      }
    }),
  );
});

test("any text is read or refused, and a changed digit is always noticed", () => {
  fc.assert(
    fc.property(fc.string(), fc.stringMatching(/^\d{0,60}$/), (words, digits) => {
      for (const text of [words, digits, `result=${words}`, `result=${digits}`])
        assert.ok("fault" in readResult(text));
    }),
  );
  fc.assert(
    fc.property(resultsWith(20), fc.nat(), fc.integer({ min: 1, max: 9 }), (results, at, by) => {
      const [code = ""] = writeResult(MARK, "Ada", results);
      const place = at % code.length;
      const digit = (Number(code[place]) + by) % 10;
      const damaged = code.slice(0, place) + digit + code.slice(place + 1);
      assert.ok("fault" in readResult(`result=${damaged}`));
    }),
  );
});

test("a cut code is cut, and a code of a later version is newer", () => {
  const [code = ""] = writeResult(MARK, "Ada", [
    { ending: "solved", tenths: 12, text: "8/(3-8/3)", trail: "AQ" },
  ]);
  for (let length = 5; length < code.length; length++)
    assert.deepEqual(readResult(`result=${code.slice(0, length)}`), { fault: "cut" });
  assert.deepEqual(readResult("no code"), { fault: "none" });
  assert.deepEqual(readResult(`result=${signed([2, 1, 2, 3])}`), { fault: "newer" });
  assert.deepEqual(readResult(`result=${signed([0, 1, 2, 3])}`), { fault: "damaged" });
});

test("a code with a value out of its bounds is damaged, also with a right checksum", () => {
  const head = (first: number, some: number, count: number) => [
    1,
    0,
    0,
    0,
    0,
    0,
    first,
    some,
    count,
  ];
  const time = (...tenths: number[]) => [...head(0, 1, 5), 0, ...tenths, 0, 0];
  assert.ok("results" in readResult(`result=${signed(time(0, 0, 9))}`));
  const liars = [
    time(255, 255, 255),
    [...head(0, 1, 5), 9, 0, 0, 9, 0, 0],
    [...head(0, 1, 5), 0, 0, 0, 9, 200, ...Array(100).fill(0), 0],
    [...time(0, 0, 9), 7],
    time(0, 0, 9).slice(0, -1),
    head(0, 0, 5),
    [...head(5, 1, 5), 0, 0, 0, 9, 0, 0],
    [...head(0, 1, 200), 0, 0, 0, 9, 0, 0],
  ];
  for (const liar of liars)
    assert.deepEqual(readResult(`result=${signed(liar)}`), { fault: "damaged" });
  fc.assert(
    fc.property(bytes(200), (content) => {
      readResult(`result=${signed([1, ...content])}`);
    }),
  );
});

test("results of different matches have different marks", () => {
  assert.notEqual(MARK, markOfMatch("100500000000021800000000123456"));
});

test("bytes become digits and are read again", () => {
  fc.assert(
    fc.property(bytes(300), (all) => {
      assert.deepEqual(fromDigits(toDigits(all)), all);
    }),
  );
});

/** A code of these bytes, with a right checksum. */
function signed(body: number[]) {
  const sum = digest(String.fromCharCode(...body));
  const checksum = [24, 16, 8, 0].map((shift) => (sum >>> shift) & 255);
  const digits = toDigits(Uint8Array.from([...body, ...checksum]));
  return `${digits.length}`.padStart(4, "0") + digits;
}
