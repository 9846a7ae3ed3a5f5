import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { randomOf } from "../../../testing/random.ts";
import { hand, type PartialRecord } from "../../../testing/records.ts";
import type { Played } from "../../table/hand/played.ts";
import { strengthOf } from "./scale.ts";
import { createTechniqueRatings } from "./techniques.ts";

const CODES = ["sum", "share", "groups", "cancel", "twins", "two-pairs", "over-back", "add-up"];

let fresh = 100;

/**
 * A simulated player: the techniques differ from the player's strength by 150 points, times vary as
 * in `strength.test.ts`, and a hand that takes four times as long as predicted is given up.
 *
 * @param count of hands
 * @param change points added to a technique
 */
function simulate(
  seed: number,
  count: number,
  change: (code: string, n: number) => number = () => 0,
) {
  const random = randomOf(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const strength = 800 + 700 * random();
  const own = new Map(CODES.map((code) => [code, strength + 150 * normal()]));
  const hands: Played[] = [];
  for (let n = 0; n < count; n += 1) {
    const code = CODES[Math.floor(random() * CODES.length)] ?? "sum";
    const score = 100 * random();
    const luck = 10 ** (0.3 * normal());
    const points = (own.get(code) ?? 0) + change(code, n);
    const thought = 20 * 10 ** ((strengthOf(score) - points) / 800);
    fresh += 1;
    hands.push(
      hand({
        numbers: [1, 1, 1, fresh],
        score,
        technique: { code, params: {} },
        result: luck > 4 ? "shown" : "solved",
        milliseconds: 1000 * (3 + thought * Math.min(luck, 4)),
      }),
    );
  }
  return { own, ratings: createTechniqueRatings()(hands) };
}

const SEEDS = Array.from({ length: 150 }, (_, seed) => seed + 1);

for (const [count, most] of [
  [40, 105],
  [160, 65],
] as const) {
  test(`after ${count} hands of eight techniques, a rating errs by ${most} points at most (RMS), as it says`, () => {
    const errors = SEEDS.flatMap((seed) => {
      const { own, ratings } = simulate(seed, count);
      return [...ratings].map(([code, { strength, error }]) => ({
        off: strength - (own.get(code) ?? 0),
        error,
      }));
    });
    const root = Math.sqrt(errors.reduce((sum, { off }) => sum + off * off, 0) / errors.length);
    assert.ok(root <= most, `${root}`);
    const inside = errors.filter(({ off, error }) => Math.abs(off) <= error).length / errors.length;
    assert.ok(inside > 0.6 && inside < 0.78, `${inside}`);
  });
}

test("a technique that has changed by 400 points is marked, and few that have not are", () => {
  const marks = { up: 0, down: 0, false: 0, even: 0 };
  for (const seed of SEEDS) {
    const later = (n: number) => n >= 150;
    const { ratings } = simulate(seed, 200, (code, n) => {
      if (!later(n)) return 0;
      return code === "sum" ? 400 : code === "share" ? -400 : 0;
    });
    if (ratings.get("sum")?.trend === "up") marks.up += 1;
    if (ratings.get("share")?.trend === "down") marks.down += 1;
    for (const code of CODES.slice(2)) {
      marks.even += 1;
      if (ratings.get(code)?.trend) marks.false += 1;
    }
  }
  assert.ok(marks.up > 0.6 * SEEDS.length, JSON.stringify(marks));
  assert.ok(marks.down > 0.6 * SEEDS.length, JSON.stringify(marks));
  assert.ok(marks.false < 0.06 * marks.even, JSON.stringify(marks));
});

test("only the first sight of a rated hand counts, and a hint or a loss costs points", () => {
  const one = { numbers: [1, 2, 3, 4], technique: { code: "sum", params: {} }, score: 50 };
  const of = (...hands: PartialRecord[]) =>
    createTechniqueRatings()(hands.map((other) => hand(other))).get("sum");
  assert.equal(of({ ...one, score: undefined }), undefined);
  assert.equal(of({ ...one, result: "left" }), undefined);
  assert.equal(of(one, one)?.hands, 1);
  const variants: PartialRecord[] = [one, { ...one, hints: 1 }, { ...one, result: "shown" }];
  const [won, hinted, lost] = variants.map((each) => of(each)?.strength ?? 0);
  assert.ok((won ?? 0) > (hinted ?? 0) && (hinted ?? 0) > (lost ?? 0));
});

test("after any history, the ratings stay between 300 and 3000", () => {
  const played = fc.record({
    numbers: fc.array(fc.integer({ min: 1, max: 13 }), { minLength: 4, maxLength: 4 }),
    score: fc.double({ min: 0, max: 100, noNaN: true }),
    milliseconds: fc.nat(1e9),
    result: fc.constantFrom("solved", "shown"),
    hints: fc.nat(4),
    wrong: fc.nat(9),
    technique: fc.constantFrom("sum", "share").map((code) => ({ code, params: {} })),
  });
  fc.assert(
    fc.property(fc.array(played, { maxLength: 60 }), (hands) => {
      const ratings = createTechniqueRatings()(hands.map(hand));
      for (const { strength } of ratings.values()) {
        const shown = Math.round(strength);
        assert.ok(shown >= 300 && shown <= 3000);
      }
    }),
  );
});
