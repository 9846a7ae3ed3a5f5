import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { OPERATORS, SYMBOLS } from "../../cards/operators.ts";
import { keyOf, placeOf, written } from "./pressed-key.ts";

const DIGITS = "1234567890";
const LETTERS = "hnuscorbfal?";

/** What the row of digits writes without Shift, from 1 to 0. */
const ROWS = {
  azerty: [..."&é\"'(-è_çà"],
  czech: [..."+ěščřžýáíé"],
  vietnamese: ["ă", "â", "ê", "ô", "Dead", "Dead", "Dead", "Dead", "Dead", "đ"],
  arabic: [..."١٢٣٤٥٦٧٨٩٠"],
  persian: [..."۱۲۳۴۵۶۷۸۹۰"],
  devanagari: [..."१२३४५६७८९०"],
  fullWidth: [..."１２３４５６７８９０"],
  kana: [..."ぬふあうえおやゆよわ"],
};

/** What the keys H N U S C O R B F A L and the sign `?` write. */
const SCRIPTS = {
  russian: [..."ртгысщкифад?"],
  ukrainian: [..."ртгісщкифад?"],
  greek: [..."ηνθσψορβφαλ?"],
  hebrew: [..."ימודבםרנכשך?"],
  arabic: ["ا", "ى", "ع", "س", "ؤ", "خ", "ق", "لا", "ب", "ش", "م", "?"],
  persian: [..."ادعسزخقذبشم?"],
  kana: [..."くみなとそらすこはちり？"],
  fullWidth: [..."ｈｎｕｓｃｏｒｂｆａｌ？"],
};

const press = (key: string, code: string, shiftKey = false) => keyOf({ key, code, shiftKey });

const rowOf = (signs: string[]) =>
  signs.map((sign, place) => press(sign, `Digit${DIGITS[place]}`)).join("");

test("the row of digits means its digits on every layout, if it writes no operator", () => {
  const { azerty, czech, ...others } = ROWS;
  assert.equal(rowOf(azerty), "12345-7890");
  assert.equal(rowOf(czech), "+234567890");
  for (const [name, signs] of Object.entries(others)) assert.equal(rowOf(signs), DIGITS, name);
});

test("with Shift, the row of digits means only what it writes", () => {
  for (const [place, sign] of [...'!@#$%^&*()"§'].entries()) {
    assert.equal(press(sign, `Digit${DIGITS[place % 10]}`, true), sign);
  }
  assert.equal(press("6", "Digit6", true), "6");
  assert.equal(placeOf({ code: "Digit8", shiftKey: true }), "");
});

test("a layout of another script has the Latin letters at their places", () => {
  for (const [name, signs] of Object.entries(SCRIPTS)) {
    const keys = [...LETTERS].map((letter, at) =>
      press(signs[at] ?? "", letter === "?" ? "Slash" : `Key${letter.toUpperCase()}`),
    );
    assert.equal(keys.join(""), LETTERS, name);
  }
});

test("a Latin letter counts as it is written, wherever the layout has it", () => {
  const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwyz");
  const place = fc.constantFrom("KeyA", "KeyH", "KeyJ", "Semicolon", "Digit2", "");
  fc.assert(
    fc.property(letter, place, fc.boolean(), (key, code, shiftKey) => {
      assert.equal(press(shiftKey ? key.toUpperCase() : key, code, shiftKey), key);
    }),
  );
  assert.equal(press("h", "KeyJ"), "h", "Dvorak");
});

test("every sign of an operator means the operator, in any width", () => {
  for (const symbol of SYMBOLS) assert.equal(press(OPERATORS[symbol].sign, ""), symbol);
  assert.deepEqual([..."+-*/x:＋－＊／ｘ："].map(written).join(""), "+-*/*/+-*/*/");
  assert.deepEqual([press(":", "Period", true), press("X", "KeyX", true)], ["/", "*"]);
});

test("a digit of any script is written as an ASCII digit", () => {
  for (const script of [
    "arab",
    "arabext",
    "beng",
    "deva",
    "fullwide",
    "khmr",
    "mathsans",
    "thai",
  ]) {
    const format = new Intl.NumberFormat("en", { numberingSystem: script, useGrouping: false });
    const signs = [...format.format(9876543210)];
    assert.notDeepEqual(signs, [..."9876543210"], script);
    assert.equal(signs.map(written).join(""), "9876543210", script);
  }
});

test("a key without a sign keeps its name", () => {
  for (const name of ["Enter", "Escape", "ArrowLeft", "F1", "PageDown", "Process"]) {
    assert.equal(press(name, "KeyH"), name);
  }
  assert.equal(press(" ", "Space"), " ");
});
