import assert from "node:assert/strict";
import { test } from "node:test";
import { createEstimate } from "../../web/app/strength/estimate.js";
import { resultOf } from "../../web/app/strength/result.js";
import { FIRST_STRENGTH, scoreOf, strengthOf } from "../../web/app/strength/scale.js";
import { fc } from "../../web/testing.js";
import { hand } from "./hands.js";

/** @import { Played } from "../../web/app/history/played.js" */

/** Numbers that no other hand of a test has. */
let fresh = 100;

/** @param {Partial<Played>} [other] */
function counted(other = {}) {
  fresh += 1;
  return hand({ numbers: [1, 1, 1, fresh], rated: true, ...other });
}

/** Random numbers of 0 to 1, the same in every run (mulberry32). @param {number} seed */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * How far the strength is from that of a simulated player after 30 hands. The player thinks 20
 * seconds for hands of that strength, ten times as long for 800 points more, and half or twice as
 * long from hand to hand.
 *
 * @param {number} strength
 * @param {number} seed
 * @param {number} [lost] the share of hands that are given up
 */
function errorAfter30(strength, seed, lost = 0) {
  const random = randomOf(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const follow = createEstimate();
  const hands = /** @type {Played[]} */ ([]);
  let own = FIRST_STRENGTH;
  for (let n = 0; n < 30; n += 1) {
    const wanted = scoreOf(own);
    const near = Array.from({ length: 24 }, () => 100 * random());
    near.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
    const score = near[0] ?? 0;
    const thought = 20 * 10 ** ((strengthOf(score) - strength) / 800 + 0.3 * normal());
    const result = random() < lost ? "shown" : "solved";
    hands.push(counted({ score, result, milliseconds: 1000 * (3 + thought) }));
    own = follow([...hands]).at(-1)?.after ?? own;
  }
  return own - strength;
}

for (const strength of [750, 900, 1100, 1300, 1500]) {
  test(`a player of ${strength} is known to ±100 after 30 hands`, () => {
    const errors = Array.from({ length: 100 }, (_, seed) => errorAfter30(strength, seed + 1));
    const close = errors.filter((error) => Math.abs(error) <= 100).length;
    assert.ok(close >= 90, `${close} of 100`);
  });
}

test("hands that are given up lower a strength, and no more than that", () => {
  const errors = Array.from({ length: 100 }, (_, seed) => errorAfter30(1100, seed + 1, 1 / 15));
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  assert.ok(mean < -20 && mean > -100, `${mean}`);
});

test("the scale rises, and leads back from strengths to scores", () => {
  const scores = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(scores, scores, (a, b) => {
      assert.ok(Math.abs(scoreOf(strengthOf(a)) - a) < 1e-6);
      assert.ok(a - b < 1e-9 || strengthOf(a) > strengthOf(b));
    }),
  );
  assert.deepEqual([scoreOf(-500), scoreOf(5000)], [0, 100]);
});

test("a hand is worth more solved than given up, faster than slower, alone than with help", () => {
  const at = (/** @type {Partial<Played>} */ other) => resultOf(hand(other));
  assert.equal(at({ result: "shown" }), 0);
  assert.equal(at({ result: "left" }), 0);
  assert.equal(at({ milliseconds: 23_000 }), 0.5);
  assert.ok(at({ milliseconds: 0 }) <= 1 && at({ milliseconds: 3_600_000, hints: 5 }) > 0);
  assert.ok(at({ milliseconds: 9000 }) > at({ milliseconds: 10_000 }));
  assert.ok(at({ hints: 0 }) > at({ hints: 1 }) && at({ hints: 1 }) > at({ hints: 2 }));
  assert.ok(at({ wrong: 0 }) > at({ wrong: 1 }) && at({ wrong: 1 }) > at({ hints: 1 }));
  assert.equal(at({ result: "none" }), at({ result: "solved" }));
});

test("only hands that count change the strength, each once", () => {
  const follow = createEstimate();
  const one = counted();
  const again = { ...one, id: "again", numbers: [...one.numbers].reverse() };
  const hands = [counted({ rated: false }), counted({ score: null }), one, again];
  assert.deepEqual(
    follow(hands).map(({ id }) => id),
    [one.id],
  );
});

test("a hand that was seen in another mode counts no more", () => {
  const seen = counted({ rated: false, mode: "daily" });
  const follow = createEstimate();
  assert.equal(follow([seen, { ...seen, id: "later", rated: true }]).length, 0);
  const other = { ...seen, id: "other", rated: true, target: "25" };
  assert.equal(follow([seen, other]).length, 1);
});

test("a quick answer raises the strength, a hand given up lowers it", () => {
  const [up] = createEstimate()([counted({ milliseconds: 5000 })]);
  const [down] = createEstimate()([counted({ result: "shown", score: 5 })]);
  assert.ok(up && down);
  assert.ok(up.after > up.before + 50);
  assert.ok(down.after < down.before - 50);
});

test("any history gives a strength, and the same one whether it grew, was imported or mixed", () => {
  const played = fc.record({
    score: fc.double({ min: 0, max: 100, noNaN: true }),
    result: fc.constantFrom("solved", "none", "shown", "left"),
    milliseconds: fc.double({ min: 0, max: 1e10, noNaN: true }),
    hints: fc.nat(1_000_000),
    wrong: fc.nat(1_000_000),
    rated: fc.boolean(),
    at: fc.nat(1000),
  });
  fc.assert(
    fc.property(fc.array(played, { maxLength: 40 }), fc.nat(40), (some, cut) => {
      const hands = some.map((each) => counted(/** @type {Partial<Played>} */ (each)));
      const whole = createEstimate()(hands);
      assert.ok(whole.every(({ after }) => Number.isFinite(after)));
      const grown = createEstimate();
      grown(hands.slice(0, cut));
      assert.deepEqual(grown(hands), whole);
      const imported = createEstimate();
      imported(hands.slice(cut));
      assert.deepEqual(imported(hands), whole);
      assert.deepEqual(imported([]), []);
      assert.deepEqual(imported(hands), whole);
    }),
  );
});
