import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { speak } from "../../../testing/languages.ts";
import { t } from "../../base/words/i18n.ts";
import { gradeName, gradeOf, gradeWords } from "./grade.ts";

await speak("en");

const strengths = fc.double({ min: -1000, max: 9000, noNaN: true });

test("a stronger player never has a lower grade, and the share is the way to the next one", () => {
  fc.assert(
    fc.property(strengths, strengths, (a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)].map(gradeOf);
      assert.ok(low && high && low.step + low.share <= high.step + high.share);
      assert.ok(low.share >= 0 && low.share < 1);
    }),
  );
});

test("each grade has its own name, five for a metal, and the last metal goes on", () => {
  const names = Array.from({ length: 40 }, (_, step) => gradeName(step));
  assert.equal(new Set(names).size, 40);
  assert.deepEqual(
    [names[4], names[5], names[29], names[39]],
    [
      t("grade.bronze", { step: 5 }),
      t("grade.silver", { step: 1 }),
      ...[5, 15].map((step) => t("grade.master", { step })),
    ],
  );
});

test("the median player of the website is on the first step of platinum", () => {
  assert.equal(gradeWords(1500), t("grade.platinum", { step: 1 }));
  assert.equal(gradeWords(-200), t("grade.bronze", { step: 1 }));
  assert.equal(Math.round(60 * gradeOf(1042.6).share), 23);
});
