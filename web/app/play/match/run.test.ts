import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { step } from "../../../testing/trails.ts";
import type { Entry } from "../../table/hand/trail.ts";
import { type Run, runOfTime, runOfTrail, seenAt } from "./run.ts";

const countsOf = (run: Run) => run.moments.map(({ what, count }) => `${what} ${count}`);

const part = fc.oneof(
  fc.constant({ ...step(0, "+", 1, 0) }),
  fc.record({ type: fc.constant("undo" as const), count: fc.integer({ min: 1, max: 255 }) }),
  fc.constantFrom("redo", "began", "back", "shown").map((type) => ({ type })),
  fc.record({
    type: fc.constantFrom("claim", "handed"),
    ruling: fc.constantFrom("nothing", "right", "wrong", "fault"),
  }),
);
/** Entries of any trail, possible or not, with times that grow. */
const trails = fc.array(fc.tuple(part, fc.nat(60_000))).map((parts) => {
  let now = 0;
  return parts.map(([each, took]) => {
    now += took;
    return { ...each, t: now } as Entry;
  });
});
const times = fc.integer({ min: 100, max: 3_600_000 });
const runs = fc.oneof(
  fc.tuple(trails, times).map(([entries, end]) => runOfTrail(entries, end, true)),
  fc.tuple(times, fc.nat(7), fc.nat(5000)).map((all) => runOfTime(...all)),
);

test("the moments of a run are in order, before its end, and never below zero", () => {
  fc.assert(
    fc.property(runs, ({ moments, end }) => {
      const at = moments.map((moment) => moment.at);
      assert.deepEqual(
        at,
        [...at].sort((a, b) => a - b),
      );
      assert.ok(moments.every((moment) => moment.at >= 0 && moment.at <= end && moment.count >= 0));
    }),
    { numRuns: 500 },
  );
});

test("at any time as many steps are seen as the last moment says, with times in order", () => {
  fc.assert(
    fc.property(runs, times, (run, now) => {
      const { steps, wrong, isOver } = seenAt(run, now);
      const past = run.moments.filter(({ at }) => at <= now);
      const last = (what: string) => past.findLast((moment) => moment.what === what)?.count ?? 0;
      assert.deepEqual([steps.length, wrong], [last("steps"), last("wrong")]);
      assert.deepEqual(
        steps,
        [...steps].sort((a, b) => a - b),
      );
      assert.equal(isOver, now >= run.end);
    }),
    { numRuns: 500 },
  );
});

test("wrong answers only grow, and whoever was seen at the end stays there", () => {
  fc.assert(
    fc.property(runs, times, times, (run, a, b) => {
      const [early, late] = [seenAt(run, Math.min(a, b)), seenAt(run, Math.max(a, b))];
      assert.ok(early.wrong <= late.wrong && (late.isOver || !early.isOver));
    }),
    { numRuns: 500 },
  );
});

test("a step that is undone is taken from the table, and a redo brings it back", () => {
  const entries: Entry[] = [
    step(0, "+", 1, 1000),
    step(1, "+", 2, 2000),
    { type: "undo", t: 3000, count: 2 },
    { type: "redo", t: 4000 },
    step(1, "/", 3, 5000),
    { type: "redo", t: 6000 },
  ];
  const run = runOfTrail(entries, 7000, true);
  const counts = [1, 2, 0, 1, 2].map((count) => `steps ${count}`);
  assert.deepEqual(countsOf(run), counts);
  assert.deepEqual(seenAt(run, 2500).steps, [1000, 2000]);
  assert.deepEqual(seenAt(run, 9000).steps, [4000, 5000]);
});

test("only answers that count as wrong are mistakes", () => {
  const rulings = ["fault", "wrong", "nothing", "right"] as const;
  const entries = rulings.map((ruling, at): Entry => ({ type: "claim", t: 1000 * at, ruling }));
  assert.deepEqual(countsOf(runOfTrail(entries, 5000, true)), ["wrong 1"]);
});

test("the steps of a known time come evenly at its end", () => {
  const { moments } = runOfTime(20_000, 3, 4000);
  assert.deepEqual(
    moments.map(({ at }) => at),
    [17_000, 18_000, 19_000],
  );
  assert.deepEqual(runOfTime(20_000).moments, []);
});
