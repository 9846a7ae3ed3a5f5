import assert from "node:assert/strict";
import test from "node:test";
import { hand } from "../../../testing/records.ts";
import { isSlow, lackedTechnique, usualTime } from "./advice.ts";

const of = (code: string, other = {}) => hand({ technique: { code, params: {} }, ...other });

test("the usual time is the median time of the last solved hands of a level", () => {
  const times = [9, 11, 10, 50, 8].map((seconds) => hand({ milliseconds: seconds * 1000 }));
  assert.equal(usualTime(times.slice(1), "expert"), null);
  assert.equal(usualTime(times, "expert"), 10_000);
  assert.equal(usualTime(times, "easy"), null);
  const shown = Array.from({ length: 9 }, () => hand({ result: "shown", milliseconds: 1 }));
  assert.equal(usualTime([...times, ...shown], "expert"), 10_000);
  const lesson = Array.from({ length: 9 }, () => hand({ mode: "lesson", milliseconds: 1 }));
  assert.equal(usualTime([...times, ...lesson], "expert"), 10_000);
});

test("a hand is slow if it takes three times as long as usual", () => {
  assert.equal(isSlow(30_000, 10_000), true);
  assert.equal(isSlow(29_999, 10_000), false);
  assert.equal(isSlow(900_000, null), false);
});

test("the page offers the weakest technique, or no technique if the player lacks none", () => {
  assert.equal(lackedTechnique([of("sum"), of("share")]), null);
  assert.equal(
    lackedTechnique([of("sum", { hints: 2 }), of("share", { result: "shown" })]),
    "share",
  );
  assert.equal(lackedTechnique([of("sum", { wrong: 3 }), of("share")]), "sum");
  assert.equal(lackedTechnique([of("factors", { result: "shown" })]), null);
});
