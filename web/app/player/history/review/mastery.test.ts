import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { DAY, NOW } from "../../../../testing/clock.ts";
import { hand, type PartialRecord } from "../../../../testing/records.ts";
import { practisedIn, retention, skillOf, TO_MASTER } from "./mastery.ts";

const NUMBERS = [
  [1, 5, 5, 5],
  [1, 3, 4, 6],
  [3, 3, 7, 7],
];

const counted = (...hands: PartialRecord[]) =>
  practisedIn(hands.map(hand), "fraction-divide").hands;

test("a hand counts if it was solved by the technique without a hint", () => {
  const [numbers = []] = NUMBERS;
  assert.equal(counted({}, { numbers }), 2);
  assert.equal(counted({}, { numbers, wrong: 5 }), 2);
  assert.equal(counted({}, { numbers, hints: 1 }), 1);
  assert.equal(counted({}, { numbers, result: "shown" }), 1);
  assert.equal(counted({}, { numbers, result: "left" }), 1);
  assert.equal(counted({}, { numbers, technique: { code: "sum", params: {} } }), 1);
  assert.equal(counted({}, { numbers, result: "none", technique: undefined }), 1);
});

test("the same cards count once for a target, in any order", () => {
  assert.equal(counted({}, {}, { numbers: [8, 3, 8, 3] }), 1);
  assert.equal(counted({}, { target: "25" }), 2);
});

test("the mastery has the time of the last new hand and of the last hand", () => {
  const hands = [...NUMBERS, ...NUMBERS].map((numbers, place) =>
    hand({ numbers, at: NOW + place }),
  );
  const { id, last } = practisedIn(hands, "fraction-divide");
  assert.equal(id, hands[2]?.id);
  assert.equal(last, NOW + 5);
});

const anyPractice = fc.record({ hands: fc.integer({ min: 1, max: 40 }), last: fc.constant(NOW) });

test("retention falls slowly, and stays above zero", () => {
  fc.assert(
    fc.property(anyPractice, fc.nat(3000), fc.nat(300), (practised, days, more) => {
      const [now, later] = [NOW + days * DAY, NOW + (days + more) * DAY];
      assert.ok(retention(practised, later) <= retention(practised, now));
      assert.ok(retention(practised, later) >= 0 && retention(practised, now) <= 1);
    }),
  );
});

test("retention falls more slowly with more hands", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(3000), (hands, days) => {
      const now = NOW + days * DAY;
      const retained = (count: number) => retention({ hands: count, last: NOW }, now);
      assert.ok(retained(hands + 1) >= retained(hands));
    }),
  );
});

test("a mastered technique fades after a season, and one hand restores it", () => {
  const mastered = { hands: TO_MASTER, last: NOW };
  assert.equal(skillOf({ hands: 0, last: 0 }, NOW), "new");
  assert.equal(skillOf({ hands: TO_MASTER - 1, last: NOW }, NOW), "shaky");
  assert.equal(skillOf(mastered, NOW + 80 * DAY), "known");
  assert.equal(skillOf(mastered, NOW + 100 * DAY), "shaky");
  fc.assert(
    fc.property(fc.integer({ min: TO_MASTER, max: 40 }), fc.nat(3000), (hands, days) => {
      const now = NOW + days * DAY;
      assert.equal(skillOf({ hands, last: now }, now), "known");
    }),
  );
});
