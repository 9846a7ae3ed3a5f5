import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { randomOf } from "../../../testing/random.ts";
import { hand, type PartialRecord } from "../../../testing/records.ts";
import type { Played } from "../../table/hand/played.ts";
import { createEstimate, UNSOLVABLE } from "./estimate.ts";
import { leadOf, shareOf, timeFor } from "./result.ts";
import { FIRST_STRENGTH, scoreOf, strengthOf } from "./scale.ts";
import { FINDING, highestOf } from "./strength.ts";

/** The last card of the latest hand. Each hand of a test gets a different one. */
let fresh = 100;

function counted(other: PartialRecord = {}) {
  fresh += 1;
  return hand({ numbers: [1, 1, 1, fresh], rated: true, ...other });
}

/**
 * The strengths of a simulated player, hand by hand. The player needs 20 seconds of thought for
 * hands of that strength, and ten times as long for hands with 800 points more. Times vary from
 * half to twice as long.
 *
 * @param session patience is the multiple of the predicted time
 * after which the player gives up
 */
function follow(
  strength: number,
  seed: number,
  { hands, patience }: { hands: number; patience: number },
) {
  const random = randomOf(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const estimate = createEstimate();
  const played: Played[] = [];
  let own = FIRST_STRENGTH;
  for (let n = 0; n < hands; n += 1) {
    const wanted = scoreOf(own);
    const near = Array.from({ length: 24 }, () => 100 * random());
    near.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
    const score = near[0] ?? 0;
    const luck = 10 ** (0.3 * normal());
    const thought = 20 * 10 ** ((strengthOf(score) - strength) / 800) * luck;
    const result = luck > patience ? "shown" : "solved";
    played.push(counted({ score, result, milliseconds: 1000 * (3 + thought) }));
    own = estimate([...played]).at(-1)?.after ?? own;
  }
  return estimate([...played]);
}

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed + 1);

for (const strength of [750, 900, 1100, 1300, 1500]) {
  test(`a player of ${strength} who gives up some hands is known to ±100 after 30 hands`, () => {
    const ends = SEEDS.map((seed) => follow(strength, seed, { hands: 30, patience: 3 }).at(-1));
    const close = ends.filter((end) => Math.abs((end?.after ?? 0) - strength) <= 100).length;
    assert.ok(close >= 0.9 * SEEDS.length, `${close} of ${SEEDS.length}`);
  });

  test(`a player of ${strength} who always wins never falls, and converges to the strength of the times`, () => {
    const ends = SEEDS.slice(0, 50).map((seed) => {
      const changes = follow(strength, seed, { hands: 150, patience: Infinity });
      assert.ok(changes.every(({ before, after }) => after >= before));
      return (changes.at(-1)?.after ?? 0) - strength;
    });
    const mean = ends.reduce((sum, end) => sum + end, 0) / ends.length;
    assert.ok(Math.abs(mean) < 75, `${mean}`);
  });
}

const SCORE = fc.double({ min: 0, max: 100, noNaN: true });

/** A hand of a history before a claim. */
const BEFORE = fc.record({
  score: SCORE,
  result: fc.constantFrom("solved", "none", "shown"),
  milliseconds: fc.double({ min: 0, max: 100_000, noNaN: true }),
  hints: fc.nat(1),
  wrong: fc.nat(1),
});

function changeBy(before: readonly object[], other: PartialRecord) {
  const hands = before.map((each) => counted(each as Partial<Played>));
  const { before: from = 0, after = 0 } = createEstimate()([...hands, counted(other)]).at(-1) ?? {};
  return after - from;
}

test("the expected gain of a claim made at random is at most zero, after any history", () => {
  const past = fc.array(BEFORE, { maxLength: 40 });
  const time = fc.double({ min: 0, max: 1e6, noNaN: true });
  const loss = fc.constantFrom("solved", "shown", "left");
  fc.assert(
    fc.property(past, SCORE, time, loss, (before, score, milliseconds, result) => {
      const right = changeBy(before, { score, result: "none", milliseconds });
      const wrong = { score, result, milliseconds, wrong: 1, misjudged: true };
      const cost = changeBy(before, wrong as Partial<Played>);
      assert.ok(UNSOLVABLE * right + (1 - UNSOLVABLE) * cost <= 1e-9);
    }),
  );
});

test("a right claim gains after the hand was examined, and hardly anything before that", () => {
  const wins = Array.from({ length: 5 }, () => ({ score: 40, milliseconds: 15_000 }));
  fc.assert(
    fc.property(SCORE, (score) => {
      const [atOnce, soon, late] = [600, 10_000, 1_000_000].map((milliseconds) =>
        changeBy(wins, { score, result: "none", milliseconds }),
      );
      assert.ok(0 < Number(atOnce) && Number(atOnce) <= Number(soon));
      assert.ok(Number(soon) <= Number(late) && 5 * Number(atOnce) < Number(late));
    }),
  );
  assert.equal(changeBy([], { result: "none", milliseconds: 60_000 }), 0);
});

/** For each choice of hands, the score of the next hand of a player. */
const DEALT = {
  near: (random: () => number, own: number) =>
    Math.min(100, Math.max(0, scoreOf(own) + 12 * (random() - 0.5))),
  any: (random: () => number) => 100 * random(),
  easy: (random: () => number) => 25 * random(),
  medium: (random: () => number) => 25 + 25 * random(),
  hard: (random: () => number) => 50 + 25 * random(),
  expert: (random: () => number) => 75 + 25 * random(),
};

/**
 * The strengths of a beginner of 900 who claims that there is no solution on a share of the hands,
 * at random, and plays on or gives up if that is wrong.
 */
function guesses(
  level: keyof typeof DEALT,
  { seed, claims, waits, plays }: { seed: number; claims: number; waits: boolean; plays: boolean },
) {
  const random = randomOf(seed);
  const estimate = createEstimate();
  const played: Played[] = [];
  let own = FIRST_STRENGTH;
  for (let n = 0; n < 500; n += 1) {
    const score = DEALT[level](random, own);
    const thought = 20 * 10 ** ((strengthOf(score) - 900) / 800 + 0.6 * (random() - 0.5));
    const unsolvable = random() < UNSOLVABLE;
    const guess = random() < claims;
    const milliseconds = guess && !waits ? 600 : 1000 * (3 + thought);
    const honest = unsolvable ? "none" : "solved";
    const result = guess && !unsolvable && !plays ? "left" : honest;
    const failed = guess && !unsolvable ? { wrong: 1, misjudged: true } : {};
    played.push(counted({ score, result, milliseconds, ...failed }));
    own = estimate([...played]).at(-1)?.after ?? own;
  }
  return estimate([...played]).map(({ after }) => after);
}

const LUCK = [1, 2, 3, 4, 5];

const meanEnd = (all: number[][]) =>
  all.reduce((sum, one) => sum + (one.at(-1) ?? 0), 0) / all.length;

for (const level of Object.keys(DEALT) as (keyof typeof DEALT)[]) {
  for (const [waits, plays] of [
    [false, false],
    [false, true],
    [true, false],
    [true, true],
  ]) {
    test(`claims at random do not pay in 500 ${level} hands, ${waits ? "late" : "at once"}, then ${plays ? "solved" : "given up"}`, () => {
      const [none, half, all] = [0, 0.5, 1].map((claims) =>
        LUCK.map((seed) => guesses(level, { seed, claims, waits: !!waits, plays: !!plays })),
      );
      assert.ok(Math.max(...(all?.flat() ?? [])) <= FIRST_STRENGTH);
      assert.ok(meanEnd(half ?? []) < meanEnd(none ?? []) - 20);
    });
  }
}

for (const seconds of [20, 45, 90]) {
  test(`a win at ${seconds} seconds a hand never lowers the shown strength`, () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const random = randomOf(seed);
      const estimate = createEstimate();
      const played = Array.from({ length: 40 }, () => {
        const score = 30 * random();
        return counted({ score, milliseconds: 1000 * seconds * (0.8 + 0.4 * random()) });
      });
      const changes = estimate(played);
      assert.equal(changes.length, 40);
      assert.ok(changes.every(({ before, after }) => Math.round(after) >= Math.round(before)));
    }
  });
}

test("the scale is increasing, and can be inverted", () => {
  const scores = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(scores, scores, (a, b) => {
      assert.ok(Math.abs(scoreOf(strengthOf(a)) - a) < 1e-6);
      assert.ok(a - b < 1e-9 || strengthOf(a) > strengthOf(b));
    }),
  );
  assert.deepEqual([scoreOf(-500), scoreOf(5000)], [0, 100]);
});

test("the first hand is in the row of hands that find the strength, without a change", () => {
  const first = counted({ rated: false, mode: "endless" });
  const changes = createEstimate()([first, counted({ rated: false }), counted({})]);
  assert.equal(changes.length, 2);
  assert.equal(changes[0]?.after, FIRST_STRENGTH);
  assert.deepEqual(createEstimate()([counted({ rated: false, result: "shown" })]), []);
  assert.deepEqual(createEstimate()([counted({ rated: false, mode: "daily" })]), []);
});

test("levels rise one step at a time", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.boolean())), (hands) => {
      const played = hands.map(([score, solved]) =>
        counted({ score, result: solved ? "solved" : "shown" }),
      );
      let highest = -1;
      for (const [place, { ceiling }] of createEstimate()(played).entries()) {
        const [score = 0, solved] = hands[place] ?? [];
        if (solved) highest = Math.max(highest, Math.floor(score / 25));
        assert.equal(ceiling, 25 * Math.max(1, highest + 2));
      }
    }),
  );
});

test("a hand counts fully without help, less with help, and not at all if given up", () => {
  const at = (other: Partial<Played>) => shareOf(hand(other));
  assert.deepEqual([at({ result: "shown" }), at({ result: "left" })], [0, 0]);
  assert.deepEqual([at({}), at({ result: "none" })], [1, 1]);
  assert.ok(at({ hints: 0 }) > at({ hints: 1 }) && at({ hints: 1 }) > at({ hints: 2 }));
  assert.ok(at({ wrong: 0 }) > at({ wrong: 1 }) && at({ wrong: 1 }) > at({ hints: 1 }));
});

test("a player who needs a tenth of the time is 800 points stronger", () => {
  assert.equal(leadOf(hand({ milliseconds: 23_000 })), -0);
  assert.equal(leadOf(hand({ milliseconds: 5000 })), 800);
  for (const lead of [-500, 0, 800]) {
    assert.ok(Math.abs(leadOf({ milliseconds: timeFor(lead) }) - lead) < 1e-6);
  }
  assert.equal(leadOf(hand({ milliseconds: 0 })), leadOf(hand({ milliseconds: 3500 })));
});

test("only rated hands change the strength, and each hand once", () => {
  const follow = createEstimate();
  const one = counted();
  const again = { ...one, id: "again", numbers: [...one.numbers].reverse() };
  const hands = [counted({ score: undefined }), counted({ rated: false }), one, again];
  assert.deepEqual(
    follow(hands).map(({ id }) => id),
    [one.id],
  );
});

test("a hand that was seen in another mode does not count", () => {
  const seen = counted({ rated: false, mode: "daily" });
  const follow = createEstimate();
  assert.equal(follow([seen, { ...seen, id: "later", rated: true }]).length, 0);
  const other = { ...seen, id: "other", rated: true, target: "25" };
  assert.equal(follow([seen, other]).length, 1);
});

test("a failure costs more for an easy hand, and never adds points", () => {
  const lost = fc.record({
    score: fc.double({ min: 0, max: 100, noNaN: true }),
    result: fc.constantFrom("shown", "left", "solved"),
    hints: fc.integer({ min: 1, max: 5 }),
    wrong: fc.nat(5),
  });
  fc.assert(
    fc.property(lost, (other) => {
      const [change] = createEstimate()([counted(other as Partial<Played>)]);
      assert.ok(change && change.after < change.before);
    }),
  );
  const [easy, hard] = [5, 95].map((score) =>
    createEstimate()([counted({ score, result: "left" })]),
  );
  assert.ok((easy?.[0]?.after ?? 0) < (hard?.[0]?.after ?? 0));
});

test("each history gives a strength, also if it has grown, was imported or was reordered", () => {
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
      const hands = some.map((each) => counted(each as Partial<Played>));
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

test("the more hands were won, the more precise is the strength", () => {
  const wins = Array.from({ length: 30 }, (_, place) =>
    hand({ numbers: [1, 1, 1, place + 1], rated: true }),
  );
  const errors = createEstimate()(wins).map(({ error }) => error);
  assert.deepEqual(
    errors,
    errors.toSorted((a, b) => b - a),
  );
  assert.ok((errors[0] ?? 0) > 4 * (errors.at(-1) ?? 0));
});

test("the highest strength is found among any number of changes", () => {
  const changes = Array.from({ length: 200_000 }, (_, place) => ({
    id: `hand-${place}`,
    at: place,
    before: 1500,
    after: place < FINDING - 1 ? 2500 : 1500 + (place % 7),
    error: 40,
    ceiling: 125,
  }));
  assert.equal(highestOf(changes), 1506);
});
