import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { RACE } from "../../../testing/facts.ts";
import { add, begin, type Ending, type Fact, type Match, type Plan } from "./match.ts";
import { areHandsDifferent, isDecided, scoresOf, standingOf, winnersOf } from "./standing.ts";

const BUZZER: Plan = { kind: "buzzer", level: "rising", count: 30, players: 2, goal: 10 };

const ready = (by: number, hand: number, mark = ""): Fact => ({
  ...{ type: "ready", by, round: 0, hand, mark },
});
const reported = (by: number, hand: number, ending: Ending, tenths = 0): Fact => ({
  ...{ type: "reported", by, round: 0, hand, report: { ending, tenths, text: "" } },
});
const addAll = (match: Match, facts: Fact[]) => facts.reduce(add, match);

const begun = addAll(begin(BUZZER), [ready(0, 29), ready(1, 29)]);

test("at a buzzer a right answer wins the hand, and a wrong one gives it to the other", () => {
  for (const by of [0, 1]) {
    assert.deepEqual(winnersOf(add(begun, reported(by, 0, "solved")), 0, 0), [by]);
    assert.deepEqual(winnersOf(add(begun, reported(by, 0, "missed")), 0, 0), [1 - by]);
  }
});

test("at a buzzer nobody wins a hand that both give up, and one alone does not end it", () => {
  const one = add(begun, reported(0, 0, "gave-up"));
  assert.equal(isDecided(one, 0, 0), false);
  assert.deepEqual(winnersOf(add(one, reported(1, 0, "gave-up")), 0, 0), []);
  assert.deepEqual(winnersOf(add(one, reported(1, 0, "solved")), 0, 0), [1]);
});

test("a round with a goal ends at the goal, and each hand before it gives at most one point", () => {
  const answer = fc.tuple(fc.nat(1), fc.constantFrom<Ending>("solved", "missed", "gave-up"));
  fc.assert(
    fc.property(fc.array(answer, { maxLength: BUZZER.count }), (answers) => {
      let match = begun;
      for (const [by, ending] of answers) {
        const { hand, phase } = standingOf(match, 0);
        const points = scoresOf(match, 0).map((score) => score.points);
        assert.equal(phase === "over", Math.max(...points) === BUZZER.goal);
        if (phase === "over") return;
        const both = ending === "gave-up" ? [0, 1] : [by];
        match = addAll(
          match,
          both.map((each) => reported(each, hand, ending)),
        );
        const gained = scoresOf(match, 0).map((score, at) => score.points - (points[at] ?? 0));
        const [first = 0, second = 0] = gained;
        assert.equal(first + second, ending === "gave-up" ? 0 : 1);
      }
    }),
  );
});

test("two versions of the page that deal different hands are noticed", () => {
  const match = addAll(begin(RACE), [ready(0, 0, "a"), ready(1, 0, "b")]);
  assert.ok(areHandsDifferent(match, 0));
  assert.ok(!areHandsDifferent(addAll(begin(RACE), [ready(0, 0, "a"), ready(1, 0, "a")]), 0));
  assert.ok(!areHandsDifferent(begin(RACE), 0));
});
