import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { anyFact, MATCH_RUNS, RACE, shuffled } from "../../../testing/facts.ts";
import { add, begin, type Fact, factsOf, type Match, MOST_ROUNDS, type Plan } from "./match.ts";

const THREE: Plan = { ...RACE, players: 3 };
const addAll = (match: Match, facts: readonly Fact[]) => facts.reduce(add, match);

test("facts give one match in any order and any number, contradictions included", () => {
  fc.assert(
    fc.property(fc.array(anyFact, { maxLength: 30 }), fc.nat(), (facts, seed) => {
      const others = shuffled([...facts, ...facts.slice(0, 5)], seed);
      assert.deepEqual(addAll(begin(THREE), others), addAll(begin(THREE), facts));
    }),
    MATCH_RUNS,
  );
});

test("a known fact, and one that cannot belong to the match, returns the same match", () => {
  const ready: Fact = { type: "ready", by: 0, round: 0, hand: 0, mark: "" };
  const out: Partial<Fact>[] = [
    ...[3, -1, 0.5, Number.NaN].map((by) => ({ by })),
    ...[5, -1, 0.5].map((hand) => ({ hand })),
    ...[MOST_ROUNDS, -1, 0.5].map((round) => ({ round })),
  ];
  fc.assert(
    fc.property(fc.array(anyFact, { maxLength: 20 }), (facts) => {
      const match = addAll(begin(THREE), facts);
      for (const fact of facts) assert.equal(add(match, fact), match);
      for (const fault of out) assert.equal(add(match, { ...ready, ...fault } as Fact), match);
    }),
  );
});

test("the facts of all players rebuild the match", () => {
  fc.assert(
    fc.property(fc.array(anyFact, { maxLength: 20 }), (facts) => {
      const match = addAll(begin(THREE), facts);
      const again = [2, 0, 1].flatMap((by) => factsOf(match, by));
      assert.deepEqual(addAll(begin(THREE), again).rounds, match.rounds.slice(0, lastOf(again)));
    }),
  );
});

/** The number of rounds of which a player has stated something. */
const lastOf = (facts: Fact[]) => 1 + Math.max(0, ...facts.map(({ round }) => round));

test("a fact changes the sheet of its player only", () => {
  fc.assert(
    fc.property(fc.array(anyFact, { maxLength: 20 }), anyFact, (facts, fact) => {
      const before = addAll(begin(THREE), facts);
      const after = add(before, fact);
      for (const by of [0, 1, 2].filter((each) => each !== fact.by))
        assert.deepEqual(factsOf(after, by), factsOf(before, by));
    }),
  );
});

test("of two reports of one hand the worse one counts", () => {
  const at = { type: "reported", by: 0, round: 0, hand: 0 } as const;
  const solved: Fact = { ...at, report: { ending: "solved", tenths: 50, text: "a" } };
  for (const report of [
    { ending: "solved", tenths: 51, text: "a" },
    { ending: "solved", tenths: 50, text: "b" },
    { ending: "missed", tenths: 1, text: "" },
  ] as const) {
    const match = addAll(begin(RACE), [solved, { ...at, report }]);
    assert.deepEqual(match.rounds[0]?.[0]?.reports[0], report);
  }
});
