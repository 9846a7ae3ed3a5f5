import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import type { RatedDeal } from "../../../../engine/contract.d.ts";
import type { RaceState, Side } from "./race-state.ts";
import * as states from "./race-state.ts";

const DEAL: RatedDeal = { cards: [], numbers: [3, 3, 8, 8], target: "24", difficulty: null };

/** A race with these scores and a hand for which nobody has buzzed. */
const open = ([first, second]: [number, number] = [0, 0]) =>
  [...Array<Side>(first).fill(0), ...Array<Side>(second).fill(1)].reduce(
    (race, side) => next(states.settled(states.buzzed(race, side), "right")),
    next(states.START),
  );

const next = (race: RaceState) => states.dealt(states.dealing(race), DEAL);

test("a deal keeps only the match and its scores", () => {
  const settled = states.settled(states.buzzed(open([4, 6]), 1), "late");
  assert.deepEqual(states.dealing(settled), {
    ...states.START,
    match: settled.match,
    phase: "dealing",
    scores: [5, 6],
  });
  assert.equal(next(settled).phase, "open");
  assert.equal(next(settled).deal, DEAL);
});

test("the side that buzzes first answers, and the other can no longer buzz", () => {
  const answering = states.buzzed(open(), 1);
  assert.deepEqual([answering.phase, answering.by], ["answering", 1]);
  assert.equal(states.buzzed(answering, 0), answering);
});

test("no side can buzz while the hand is not open", () => {
  for (const phase of ["start", "dealing", "judging", "decided", "over"] as const) {
    const race = { ...open(), phase };
    assert.equal(states.buzzed(race, 0), race);
  }
});

test("no answer is judged before a buzz", () => {
  const race = open();
  assert.equal(states.judging(race), race);
  assert.equal(states.judging(states.buzzed(race, 0)).phase, "judging");
});

test("a right answer wins the point; a wrong or late answer gives it to the other side", () => {
  for (const side of [0, 1] as const) {
    const judged = states.judging(states.buzzed(open([3, 5]), side));
    const right = states.settled(judged, "right");
    assert.deepEqual([right.point, right.reason, right.phase], [side, "right", "decided"]);
    assert.deepEqual(right.scores, side === 0 ? [4, 5] : [3, 6]);
    for (const reason of ["wrong", "late"] as const) {
      const given = states.settled(judged, reason);
      assert.deepEqual([given.point, given.reason], [states.other(side), reason]);
      assert.deepEqual(given.scores, side === 0 ? [3, 6] : [4, 5]);
    }
  }
});

test("no point is given without a buzz", () => {
  const race = open();
  assert.equal(states.settled(race, "late"), race);
});

test("ten points win, also if the other side loses the last point", () => {
  const nine = states.buzzed(open([9, 9]), 0);
  for (const reason of ["right", "wrong"] as const) {
    assert.equal(states.settled(nine, reason).phase, "over");
  }
  assert.equal(states.settled(states.buzzed(open([9, 8]), 0), "wrong").phase, "decided");
});

test("a race that ends early is won by the side with more points, and drawn with equal points", () => {
  fc.assert(
    fc.property(fc.nat(9), fc.nat(9), (first, second) => {
      const race = { ...open([first, second]), phase: "decided" as const };
      const { phase, point, scores } = states.ended(race);
      assert.equal(phase, first + second ? "over" : "start");
      assert.equal(point, first === second ? null : Number(second > first));
      assert.deepEqual(scores, race.scores);
      assert.deepEqual(states.ended(states.ended(race)), states.START);
    }),
  );
});

test("a hand is skipped without a point when both sides ask for the next hand, in either order", () => {
  for (const side of [0, 1] as const) {
    const waits = states.skipped(open([2, 1]), side);
    assert.deepEqual([waits.phase, waits.ready[side]], ["open", true]);
    assert.equal(waits.ready[states.other(side)], false);
    assert.deepEqual(states.skipped(waits, side), waits);
    const gone = states.skipped(waits, states.other(side));
    assert.deepEqual([gone.phase, gone.reason, gone.point], ["decided", "skipped", null]);
    assert.deepEqual(gone.scores, [2, 1]);
  }
});

test("a side that asked for the next hand may still lose the current hand", () => {
  const waits = states.skipped(open(), 0);
  assert.equal(states.buzzed(waits, 1).by, 1);
  const answering = states.buzzed(waits, 0);
  assert.equal(states.skipped(answering, 1), answering);
});

const side = fc.constantFrom<Side>(0, 1);

/** The moves of the two sides, in any order. */
const moves = fc.array(
  fc.oneof(
    side.map((one) => (race: RaceState) => states.buzzed(race, one)),
    side.map((one) => (race: RaceState) => states.skipped(race, one)),
    fc.constant((race: RaceState) => states.judging(race)),
    fc
      .constantFrom("right" as const, "wrong" as const, "late" as const)
      .map((reason) => (race: RaceState) => {
        const asked = race.phase === "answering" || race.phase === "judging";
        return asked ? states.settled(race, reason) : race;
      }),
  ),
  { maxLength: 200 },
);

test("a race gives one point at a time, and ends at ten", () => {
  fc.assert(
    fc.property(moves, (made) => {
      let race = open();
      for (const move of made) {
        const after = move(race);
        const gained = after.scores[0] + after.scores[1] - race.scores[0] - race.scores[1];
        assert.equal(gained, after.point !== null && after !== race ? 1 : 0);
        assert.equal(after.phase === "over", Math.max(...after.scores) >= 10);
        assert.ok(Math.max(...after.scores) <= 10);
        if (after.phase === "over") return;
        race = after.phase === "decided" ? next(after) : after;
      }
    }),
  );
});
