import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { openAt, openStorage } from "../../../testing/browser.ts";
import type { Query } from "../../base/address/router.ts";
import { EDITIONS, operatorsIn } from "../../base/cards/editions.ts";
import { resultCode } from "../sets/set-result.ts";
import { classAddress, keepAddress } from "./class-address.ts";
import { LETTERS, writeCode } from "./codes.ts";
import { readSetCode, setCode } from "./set-code.ts";
import { handsQuery, readSheet, SHEET_CHOICES } from "./sheet-link.ts";

/** The queries of all links to hands that follow from a seed. */
const queries = () =>
  fc
    .record({
      seed: fc.stringMatching(/^[0-9A-Z]{6}$/),
      count: fc.integer({ min: 1, max: 48 }).map(String),
      format: fc.constantFrom("cards", "worksheet", "kit"),
      level: fc.constantFrom(...SHEET_CHOICES.level),
      deck: fc.constantFrom(...SHEET_CHOICES.deck),
      school: fc.constantFrom(...SHEET_CHOICES.school),
      technique: fc.constantFrom(...SHEET_CHOICES.technique),
      version: fc.constantFrom(...SHEET_CHOICES.version),
      edition: fc.constantFrom("", ...EDITIONS),
      operators: fc.subarray(["+", "-", "*", "/"], { minLength: 1 }),
    })
    .map(({ edition, deck, operators, ...others }) => ({
      ...others,
      ...(edition ? { edition } : { deck }),
      operators: operatorsIn(edition, operators.join("")),
    }));

function codeOf(query: Query) {
  const sheet = readSheet(query);
  assert.ok(sheet);
  return { code: setCode(sheet) ?? "", query: handsQuery(sheet) };
}

test("a code of at most 14 letters holds the hands of each sheet with a seed", () => {
  fc.assert(
    fc.property(queries(), (asked) => {
      const { code, query } = codeOf(asked);
      assert.ok(code.replaceAll("-", "").length <= 14 && code.startsWith("S"), code);
      assert.ok(
        code
          .split("-")
          .slice(0, -1)
          .every(({ length }) => length === 4),
        code,
      );
      assert.ok(
        [...code].every((letter) => letter === "-" || LETTERS.includes(letter)),
        code,
      );
      for (const typed of [code, code.toLowerCase(), code.replaceAll("-", ""), ` ${code} `]) {
        assert.deepEqual(readSetCode(typed), { query });
      }
    }),
  );
});

test("a wrong letter, and two swapped neighbours, open no set", () => {
  fc.assert(
    fc.property(
      queries(),
      fc.nat(11),
      fc.constantFrom(..."O0I1L", ...LETTERS),
      (asked, at, wrong) => {
        const code = codeOf(asked).code.replaceAll("-", "");
        const other = code.slice(0, at) + wrong + code.slice(at + 1);
        const swapped = code.slice(0, at) + (code[at + 1] ?? "") + code[at] + code.slice(at + 2);
        for (const text of [other, swapped]) {
          if (text !== code) assert.deepEqual(readSetCode(text), { fault: "letters" });
        }
      },
    ),
  );
});

test("the code of a result, and a code of a newer version, are told apart", () => {
  const result = resultCode("000000", { times: [5000], wrong: 0, hints: 0 });
  assert.deepEqual(readSetCode(result), { fault: "kind" });
  for (const body of ["Z".repeat(10), "Z".repeat(12), "2".repeat(11), "2".repeat(12)]) {
    assert.deepEqual(readSetCode(writeCode("set", body)), { fault: "newer" });
  }
});

test("any text is read without an error, and listed hands have no code", () => {
  fc.assert(fc.property(fc.string(), (text) => void readSetCode(text)));
  const sheet = readSheet({ hands: "3,3,8,8_1,5,5,5" });
  assert.equal(sheet && setCode(sheet), null);
});

test("codes that were written down open the same hands for ever", () => {
  const written = {
    "S3BC-C3QM-QT26": { seed: "000007", count: "12", level: "easy", deck: "10" },
    S26GRU42TYJUTW: {
      seed: "K3M9ZZ",
      count: "24",
      edition: "fractions",
      technique: "sum",
      operators: "+-*",
    },
    "S2YB-MUUX-KBFM": { seed: "ZZZZZZ", format: "kit", school: "any" },
    S4G5BREUU2Q3DX: {
      seed: "000007",
      count: "12",
      edition: "decimals",
      technique: "fraction-divide",
    },
  };
  for (const [code, query] of Object.entries(written)) {
    assert.deepEqual(readSetCode(code), { query });
  }
});

test("a local file has the address that the teacher typed", () => {
  openStorage();
  openAt("file:///home/teacher/twentyfour.html");
  assert.equal(classAddress("#/set"), "");
  keepAddress("https://example.org/24/?x#/play");
  assert.equal(classAddress("#/set"), "https://example.org/24/#/set");
  keepAddress("javascript:alert(1)");
  assert.equal(classAddress("#/set"), "");
  openAt("https://school.example/24/");
  assert.equal(classAddress("#/set"), "https://school.example/24/#/set");
});
