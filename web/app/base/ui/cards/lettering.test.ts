import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { canSet, piecesOf, setLine } from "./lettering.ts";
import { STROKES } from "./strokes.ts";

const paths = (text: string) => setLine(text).marks.map(({ path }) => path);

test("every digit, court letter and sign of a formula, a clock and a score can be set", () => {
  assert.ok(canSet("0123456789 AJQK +−×÷= 1:02.5 1,362 7/19 (⁻3) 1⁄2 98% #332 – 1\u202f362"));
  assert.ok(!canSet("12 min"));
});

test("signs follow each other without overlapping", () => {
  const texts = fc.string({ unit: fc.constantFrom(...Object.keys(STROKES)), minLength: 1 });
  fc.assert(
    fc.property(texts, texts, (first, second) => {
      const [a, b, both] = [first, second, `${first}(${second}`].map((text) => setLine(text));
      assert.ok(a && b && both);
      assert.ok(both.width >= Math.max(a.width, b.width));
      for (const { x, scale } of both.marks) assert.ok(x >= 0 && x < both.width && scale <= 1);
    }),
  );
});

test("a clock with as many digits is as wide, whatever they are", () => {
  const digits = fc.array(fc.nat(9), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(digits, digits, (a, b) => {
      const [one, other] = [a, b].map(([h, m, s, t]) => setLine(`${h}:${m}${s}.${t}`, true).width);
      assert.equal(one, other);
    }),
  );
  assert.ok(setLine("1:11").width < setLine("0:00").width);
});

test("a fraction is stacked on a rule, and needs no brackets", () => {
  const { marks, top, bottom, width } = setLine("8/3");
  assert.deepEqual([top, bottom], [-26, 126]);
  const [rule, above, below] = marks;
  assert.ok(above && below && rule);
  assert.ok(above.y < rule.y && rule.y < below.y);
  assert.deepEqual([rule.x, rule.path], [0, `M0 0h${width / rule.scale}`]);
  assert.deepEqual(setLine("(8/3)"), setLine("8/3"));
  assert.deepEqual(paths("(1⁄2) × 24"), paths("1/2 × 24"));
});

test("a slash with spaces around it stays a slash", () => {
  assert.equal(setLine("7 / 19").top, 0);
  assert.ok(paths("7 / 19").includes(STROKES["/"]?.[1] ?? ""));
});

test("a mixed number has a narrow space before its fraction", () => {
  const space = setLine("23 1/2").width - setLine("23").width - setLine("1/2").width;
  const usual = setLine("2 3").width - setLine("2").width - setLine("3").width;
  assert.ok(setLine("23").width - setLine("2").width - setLine("3").width < space);
  assert.ok(space < usual);
});

test("the sign of a number is shorter than a minus between two numbers", () => {
  const [long, short] = [STROKES["−"]?.[1], STROKES["-"]?.[1]];
  assert.equal(paths("−5")[0], short);
  assert.equal(paths("⁻5")[0], short);
  assert.equal(paths("3 × (−5)")[3], short);
  assert.equal(paths("13−5")[2], long);
  assert.equal(paths("13 − 5")[2], long);
  assert.equal(paths("(4 − 1) − 5")[5], long);
  assert.equal(paths("−")[0], long);
});

test("a formula breaks after a sign", () => {
  assert.deepEqual(piecesOf("(4 − 1) × 8 = 24"), ["(4 −", "1) ×", "8 =", "24"]);
  assert.deepEqual(piecesOf("0:19"), ["0:19"]);
});
