// A reader of the codes for a class that follows docs/formats.md, and nothing else.
import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { openStorage, openWindow } from "../browser.ts";

openStorage();
openWindow();
const { nameOfHands } = await import("../../app/base/address/hand-list.ts");
const { OPERATOR_CHOICES, allowingOf } = await import("../../app/base/cards/puzzle.ts");
const { readCode, writeCode } = await import("../../app/classroom/print/codes.ts");
const { setCode } = await import("../../app/classroom/print/set-code.ts");
const { readSheet } = await import("../../app/classroom/print/sheet-link.ts");
const { collect, resultCode } = await import("../../app/classroom/sets/set-result.ts");
const { listQuery } = await import("../../app/player/lists/lists.ts");

const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** The values of the letters of a code, if its check is right. */
function valuesOf(code: string) {
  const values = [...code.toUpperCase().replace(/[-\s]/g, "")].map((letter) =>
    ALPHABET.indexOf(letter),
  );
  let [sum, weight] = [0, 1];
  for (const value of [...values].reverse()) {
    sum += value * weight;
    weight = weight === 30 ? 2 : weight + 1;
  }
  return values.includes(-1) || sum % 31 ? null : values;
}

const number = (values: number[]) =>
  values.reduce((total, value) => total * 31n + BigInt(value), 0n);

function hashOf(text: string) {
  let hash = 2166136261n;
  for (let at = 0; at < text.length; at++) {
    hash = ((hash ^ BigInt(text.charCodeAt(at))) * 16777619n) % 2n ** 32n;
  }
  return hash;
}

const nameOf = (text: string) =>
  (hashOf(text) % 36n ** 6n).toString(36).toUpperCase().padStart(6, "0");

const letters = (most: number) =>
  fc.array(fc.constantFrom(...ALPHABET), { maxLength: most }).map((each) => each.join(""));

test("the check of a code is as described, for any length", () => {
  fc.assert(
    fc.property(letters(70), fc.constantFrom("set", "result"), (body, kind) => {
      const code = writeCode(kind, body);
      assert.ok(valuesOf(code), code);
      assert.ok(valuesOf(code.replace(/.{4}/g, "$&-").toLowerCase()));
    }),
  );
  fc.assert(
    fc.property(letters(70), (text) => {
      const isWhole = !("fault" in readCode(`R${text}`, "result"));
      if (text.length > 1) assert.equal(isWhole, valuesOf(`R${text}`) !== null);
    }),
    { numRuns: 2000 },
  );
});

test("the fields of the code of a set are as described", () => {
  const query = fc.record({
    seed: fc.stringMatching(/^[0-9A-Z]{6}$/),
    count: fc.integer({ min: 1, max: 48 }),
    operators: fc.constantFrom(...OPERATOR_CHOICES),
    version: fc.constantFrom("", "a", "b"),
  });
  fc.assert(
    fc.property(query, ({ seed, count, operators, version }) => {
      const sheet = readSheet({ seed, count: `${count}`, operators, version });
      assert.ok(sheet);
      const code = setCode(sheet) ?? "";
      assert.equal(code.replaceAll("-", "").length, version ? 14 : 12);
      const fields: number[] = [];
      let rest = number(valuesOf(code)?.slice(1, -1) ?? []);
      for (const base of [36 ** 6, 48, 15, 20, 26, 4, 240]) {
        fields.push(Number(rest % BigInt(base)));
        rest /= BigInt(base);
      }
      const mask = ["+", "-", "*", "/"].map((sign, at) => (operators.includes(sign) ? 2 ** at : 0));
      const signs = mask.reduce((sum, each) => sum + each, 0);
      assert.deepEqual(fields.slice(0, 3), [Number.parseInt(seed, 36), count - 1, signs - 1]);
      assert.equal(rest, 0n);
    }),
  );
});

test("the hands, times and counts of the code of a result are as described", () => {
  const result = fc.record({
    times: fc.array(fc.option(fc.integer({ min: 0, max: 900_000 })), {
      minLength: 1,
      maxLength: 48,
    }),
    wrong: fc.nat(40),
    hints: fc.nat(40),
  });
  fc.assert(
    fc.property(result, letters(6), ({ times, wrong, hints }, set) => {
      const code = resultCode(set, { times, wrong, hints });
      const values = valuesOf(code)?.slice(1, -1) ?? [];
      assert.equal(number(values.slice(0, 4)), hashOf(set) % 31n ** 4n);
      assert.deepEqual(values.slice(-2), [Math.min(wrong, 30), Math.min(hints, 30)]);
      const seconds = values
        .slice(4, -2)
        .map((value) => (value ? Math.round(2 * 1.21 ** (value - 1)) : null));
      assert.deepEqual(
        seconds,
        collect(code, set).results[0]?.times.map((time) => time && time / 1000),
      );
    }),
  );
});

const hand = fc
  .record(
    {
      numbers: fc.array(fc.integer({ min: 1, max: 13 }).map(String), {
        minLength: 1,
        maxLength: 5,
      }),
      target: fc.constantFrom("24", "36", "1/2"),
      operators: fc.constantFrom(...OPERATOR_CHOICES),
    },
    { noNullPrototype: true },
  )
  .map(({ operators, ...rest }) => ({ ...rest, ...allowingOf({ operators }) }));

/** Names of lists as the page keeps them: words with one blank between them. */
const listNames = fc.stringMatching(/^(?:[A-Za-z0-9]{1,5}(?: [A-Za-z0-9]{1,5}){0,2})?$/);

test("the name of hands and the check of a list are as described", () => {
  fc.assert(
    fc.property(fc.array(hand, { minLength: 1, maxLength: 9 }), listNames, (hands, name) => {
      const texts = hands.map(
        ({ numbers, target, operators = "" }) => `${numbers.join(",")}=${target}${operators}`,
      );
      assert.equal(nameOfHands(hands), nameOf(texts.join(" ")));
      const { check, target = "", operators = "", hands: listed } = listQuery({ name, hands });
      assert.equal(check, nameOf(`${name} ${target} ${operators} ${listed}`));
    }),
  );
});
