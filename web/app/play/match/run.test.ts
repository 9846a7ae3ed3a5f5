import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { step } from "../../../testing/trails.ts";
import type { Entry } from "../../table/hand/trail.ts";
import { runOfTime, runOfTrail, stepsAt } from "./run.ts";

const part = fc.oneof(
  fc.constant(step(0, "+", 1, 0)),
  fc.record({ type: fc.constant("undo" as const), count: fc.integer({ min: 1, max: 255 }) }),
  fc.constantFrom("redo", "began", "back", "shown").map((type) => ({ type })),
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
  fc.tuple(trails, times).map(([entries, end]) => runOfTrail(entries, end)),
  fc.tuple(times, fc.nat(7), fc.nat(5000)).map((all) => runOfTime(...all)),
);

const inOrder = (all: readonly number[]) => [...all].sort((a, b) => a - b);

test("the moments of a run are in order, before its end, and never below zero", () => {
  fc.assert(
    fc.property(runs, ({ moments, end }) => {
      const at = moments.map((moment) => moment.at);
      assert.deepEqual(at, inOrder(at));
      assert.ok(moments.every((moment) => moment.at >= 0 && moment.at <= end && moment.steps >= 0));
    }),
    { numRuns: 500 },
  );
});

test("at any time as many steps lie on the table as the last moment says, in order", () => {
  fc.assert(
    fc.property(runs, times, (run, now) => {
      const steps = stepsAt(run, now);
      assert.equal(steps.length, run.moments.findLast(({ at }) => at <= now)?.steps ?? 0);
      assert.deepEqual(steps, inOrder(steps));
      assert.ok(steps.every((at) => at <= now));
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
  const run = runOfTrail(entries, 7000);
  assert.deepEqual(
    run.moments.map(({ steps }) => steps),
    [1, 2, 0, 1, 2],
  );
  assert.deepEqual(stepsAt(run, 2500), [1000, 2000]);
  assert.deepEqual(stepsAt(run, 9000), [4000, 5000]);
});

test("the steps of a known time come evenly at its end", () => {
  const { moments } = runOfTime(20_000, 3, 4000);
  assert.deepEqual(
    moments.map(({ at }) => at),
    [17_000, 18_000, 19_000],
  );
  assert.deepEqual(runOfTime(20_000).moments, []);
});
