import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { brokenFormula } from "./broken-formula.ts";
import { setLine } from "./lettering.ts";

/** Any formula of up to eight numbers as the page shows it, with brackets around some numbers. */
const formulas = fc
  .array(
    fc.tuple(
      fc.constantFrom("1", "10", "13", "(1⁄2)", "100", "(⁻3)"),
      fc.constantFrom("+", "−", "×", "÷"),
      fc.constantFrom("", "", "("),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) =>
    parts
      .map(([number, sign, open], at) => (at ? `${sign} ${open}${number}${open && ")"}` : number))
      .join(" "),
  );

test("a line of a formula ends after a sign, and none begins with one", () => {
  fc.assert(
    fc.property(formulas, (formula) => {
      const lines = brokenFormula(formula).lines.map(({ text }) => text);
      assert.equal(lines.join(" "), formula);
      assert.ok(
        lines.slice(0, -1).every((line) => /[+−×÷]$/.test(line)),
        lines.join("\n"),
      );
    }),
  );
});

test("every line of a formula fits on a card, and no two overlap", () => {
  fc.assert(
    fc.property(formulas, (formula) => {
      const { lines, size, height } = brokenFormula(formula);
      let bottom = 0;
      for (const { text, y } of lines) {
        const line = setLine(text);
        assert.ok((line.width * size) / 100 <= 200 + 1e-9, text);
        assert.ok(y + (line.top * size) / 100 >= bottom - 1e-9, text);
        bottom = y + (line.bottom * size) / 100;
      }
      assert.ok(bottom <= height + 1e-9 && height <= 122 + 1e-9, formula);
    }),
  );
});

test("a short formula stays in one line, and a long one gets more", () => {
  assert.equal(brokenFormula("4 − 1").lines.length, 1);
  assert.deepEqual(
    brokenFormula("(13 − 5 − 5) × (8 + 7 − 6)").lines.map(({ text }) => text),
    ["(13 − 5 − 5) ×", "(8 + 7 − 6)"],
  );
});
