import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { DAY, HOUR, MINUTE, NOW } from "../../../../testing/clock.ts";
import { hand } from "../../../../testing/records.ts";
import type { Played } from "../../../table/hand/played.ts";
import { missedTechniques } from "./schedule.ts";

const sum = { technique: { code: "sum", params: {} } };
const missed = hand({ result: "shown", at: NOW - HOUR });
const again = hand({ hints: 1, at: NOW - 50 * MINUTE });

/**
 * What is to be practised: days since the last try, hands that must come first, and whether it is
 * due.
 */
function plan(...hands: Played[]) {
  const [first, ...more] = missedTechniques(hands, NOW);
  assert.deepEqual(more, []);
  return first && [(first.at - first.hand.at) / DAY, first.others, first.due];
}

test("a hand is missed if its solutions were shown, if it was left, or after three hints or wrong answers", () => {
  const misses: Partial<Played>[] = [
    { result: "shown" },
    { result: "left", rated: true },
    { hints: 3 },
    { wrong: 3 },
  ];
  for (const miss of misses) assert.deepEqual(plan(hand(miss)), [1, 5, false]);
  const passes: Partial<Played>[] = [
    {},
    { result: "left" },
    { hints: 2 },
    { wrong: 2 },
    { hints: 2, wrong: 2 },
    { result: "none" },
  ];
  for (const pass of passes) assert.equal(plan(hand(pass)), undefined);
});

test("a hand that was never rated has no technique to practise", () => {
  assert.equal(plan(hand({ result: "left", wrong: 1, technique: undefined })), undefined);
});

test("each flawed attempt delays the technique: one day, three, and then always seven", () => {
  assert.deepEqual(plan(missed), [1, 5, false]);
  assert.deepEqual(plan(missed, again), [3, 5, false]);
  assert.deepEqual(plan(missed, again, again), [7, 5, false]);
  assert.deepEqual(plan(missed, again, again, again), [7, 5, false]);
});

test("one clean hand ends the practice, whether solved or rightly claimed to have no solution", () => {
  assert.equal(plan(missed, hand()), undefined);
  assert.equal(plan(missed, again, hand({ result: "none" })), undefined);
});

test("a miss after a clean hand starts over", () => {
  assert.deepEqual(plan(missed, again, hand(), missed), [1, 5, false]);
});

test("a technique is due at its time, to the millisecond", () => {
  const at = NOW - DAY;
  assert.deepEqual(plan(hand({ result: "left", wrong: 1, at })), [1, 5, true]);
  assert.deepEqual(plan(hand({ result: "left", wrong: 1, at: at + 1 })), [1, 5, false]);
});

test("a technique is due after five other hands, rated or not", () => {
  const others = Array.from({ length: 6 }, (_, place) =>
    hand(place % 2 ? sum : { technique: undefined }),
  );
  for (const [played, left] of [5, 4, 3, 2, 1, 0, 0].entries()) {
    assert.deepEqual(plan(missed, ...others.slice(0, played)), [1, left, left === 0]);
  }
});

test("techniques with different parameters are different", () => {
  const fan = (factor: string) => ({
    technique: { code: "factors", params: { factor } },
  });
  const three = hand({ result: "shown", ...fan("3") });
  assert.deepEqual(
    missedTechniques(
      [three, hand({ result: "left", wrong: 1, ...fan("4") }), hand(fan("4"))],
      NOW,
    ).map(({ hand }) => hand),
    [three],
  );
});

test("due techniques come first, then the earliest", () => {
  const late = hand({ result: "left", wrong: 1, at: NOW - HOUR });
  const soon = hand({ result: "left", wrong: 1, at: NOW - 2 * HOUR, ...sum });
  const due = hand({
    result: "left",
    wrong: 1,
    at: NOW - 2 * DAY,
    technique: { code: "product", params: {} },
  });
  const order = missedTechniques([late, soon, due], NOW).map(({ hand }) => hand);
  assert.deepEqual(order, [due, soon, late]);
});

const anyHand = fc
  .record({
    technique: fc.constantFrom("sum", "product", "fraction", null),
    result: fc.constantFrom("solved", "none", "shown", "left"),
    hints: fc.nat(4),
    wrong: fc.nat(4),
    at: fc.integer({ min: NOW - 20 * DAY, max: NOW }),
  })
  .map(({ technique, result, ...counts }) =>
    hand({
      ...counts,
      result: result as Played["result"],
      technique: technique === null ? undefined : { code: technique, params: {} },
    }),
  );

test("in any history, a technique comes back at most once, and stays due", () => {
  fc.assert(
    fc.property(fc.array(anyHand, { maxLength: 40 }), fc.nat(30 * DAY), (hands, later) => {
      const now = missedTechniques(hands, NOW);
      const codes = now.map(({ hand }) => hand.technique?.code);
      assert.equal(new Set(codes).size, codes.length);
      const then = missedTechniques(hands, NOW + later);
      for (const { hand, due } of now) {
        const same = then.find((one) => one.hand === hand);
        assert.ok(same);
        assert.ok(same.due || !due);
      }
    }),
  );
});

test("in any history, a clean hand of each technique ends all practice", () => {
  const clean = ["sum", "product", "fraction"].map((code) =>
    hand({ technique: { code, params: {} } }),
  );
  fc.assert(
    fc.property(fc.array(anyHand, { maxLength: 40 }), (hands) => {
      assert.deepEqual(missedTechniques([...hands, ...clean], NOW), []);
    }),
  );
});
