import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { randomOf } from "../../../../testing/random.ts";
import { sum } from "../../../base/data/sums.ts";
import { chancesOf, drawn } from "./chance.ts";
import { CODES } from "./training.ts";

type Rating = { strength: number; error: number };

const rating: fc.Arbitrary<Rating> = fc.record({
  strength: fc.double({ min: 300, max: 3000, noNaN: true }),
  error: fc.double({ min: 50, max: 150, noNaN: true }),
});
const ratings = fc
  .array(fc.tuple(fc.constantFrom(...CODES), rating))
  .map((each) => new Map<string, Rating>(each));
const codes = fc.subarray(CODES, { minLength: 1 });

test("after any history, the chances add up to 1, and each is at least a quarter of an even one", () => {
  fc.assert(
    fc.property(codes, ratings, (codes, ratings) => {
      const chances = chancesOf(codes, ratings);
      assert.ok(Math.abs(sum(chances) - 1) < 1e-9);
      for (const chance of chances) assert.ok(chance >= 0.25 / codes.length);
    }),
  );
});

test("a weaker or a less certain technique comes more often", () => {
  fc.assert(
    fc.property(rating, fc.integer({ min: 10, max: 300 }), ({ strength, error }, by) => {
      const [weak = 0, strong = 0] = chancesOf(
        ["sum", "share"],
        new Map([
          ["sum", { strength, error }],
          ["share", { strength: strength + by, error }],
        ]),
      );
      assert.ok(weak > strong);
      const [unsure = 0, sure = 0] = chancesOf(
        ["sum", "share"],
        new Map([
          ["sum", { strength, error: error + by }],
          ["share", { strength, error }],
        ]),
      );
      assert.ok(unsure > sure);
    }),
  );
});

test("without ratings all chances are even", () => {
  for (const chance of chancesOf(CODES, new Map())) {
    assert.ok(Math.abs(chance - 1 / CODES.length) < 1e-9);
  }
});

test("a technique comes as often, and twice in a row as often, as its chance says", () => {
  const ratings = new Map([
    ["sum", { strength: 1000, error: 60 }],
    ["share", { strength: 1200, error: 90 }],
    ["groups", { strength: 1300, error: 60 }],
  ]);
  const codes = [...ratings.keys()];
  const chances = chancesOf(codes, ratings);
  const random = randomOf(24);
  const draws = Array.from({ length: 20_000 }, () => drawn(codes, chances, random()));
  for (const [place, code] of codes.entries()) {
    const share = draws.filter((each) => each === code).length / draws.length;
    assert.ok(Math.abs(share - (chances[place] ?? 0)) < 0.02, `${code} ${share}`);
  }
  const again = draws.filter((each, n) => each === draws[n - 1]).length / draws.length;
  assert.ok(Math.abs(again - sum(chances.map((chance) => chance ** 2))) < 0.02, `${again}`);
});
