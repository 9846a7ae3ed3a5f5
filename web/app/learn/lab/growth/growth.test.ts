import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { forecast } from "./forecast.ts";
import { spread } from "./growth-curves.ts";

const timing = (computed: number, milliseconds: number) => ({
  computed,
  milliseconds,
  runs: 7,
  fastest: milliseconds,
  slowest: milliseconds,
});

test("a method is expected to take as long as its formula says", () => {
  const work = [200, 10_000, 800_000];
  assert.equal(forecast(work, []), 0);
  assert.equal(forecast(work, [timing(200, 2)]), 100);
  assert.equal(forecast(work, [timing(200, 2), timing(10_000, 50)]), 4000);
});

test("without a formula a method is expected to grow somewhat faster than before", () => {
  const known = [timing(30, 1), timing(600, 20)];
  assert.ok(forecast([], known.slice(0, 1)) > 20);
  const next = forecast([], known);
  assert.ok(next > 400 && next < 1000);
});

test("marks keep their order, lie apart, and stay on the chart", () => {
  const heights = fc.array(fc.double({ min: 0, max: 290, noNaN: true }), { maxLength: 9 });
  fc.assert(
    fc.property(heights, (found) => {
      const moved = spread(found, 290);
      const order = [...found.keys()].sort((a, b) => (moved[a] ?? 0) - (moved[b] ?? 0));
      for (const [place, at] of order.entries()) {
        assert.ok((moved[at] ?? 0) <= 290 + 1e-9);
        const before = order[place - 1];
        if (before === undefined) continue;
        assert.ok((moved[at] ?? 0) - (moved[before] ?? 0) >= 18 - 1e-9);
        assert.ok((found[before] ?? 0) <= (found[at] ?? 0));
      }
    }),
  );
});
