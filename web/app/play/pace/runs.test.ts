import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { deal } from "../../../testing/deals.ts";
import { hand, type PartialRecord } from "../../../testing/records.ts";
import { step } from "../../../testing/trails.ts";
import { mean } from "../../base/data/sums.ts";
import { write } from "../../table/hand/trail.ts";
import { luckOf } from "./luck.ts";
import { type Facts, type Pace, runAt } from "./runs.ts";

const PUZZLE = { numbers: [3, 3, 8, 8], target: "24" };
const EXPERT = { level: "expert", score: 91.5, technique: null } as unknown as Facts["difficulty"];
const TRAIL = write([step(0, "+", 1, 4000)], deal([3, 3, 8, 8]).cards);

const facts = (other: Partial<Facts> = {}): Facts => ({
  ...{ puzzle: PUZZLE, difficulty: EXPERT, wins: [], strength: 1500, day: "2026-11-21" },
  ...{ friend: null, ...other },
});
const endAt = (pace: Pace, other?: Partial<Facts>) => runAt(pace, facts(other))?.end ?? null;
const win = (milliseconds: number, other: PartialRecord = {}) =>
  hand({ milliseconds, numbers: [1, 5, 5, 5], ...other });

test("without wins, a friend or a rating there is nothing to race", () => {
  const unknown = { difficulty: null, puzzle: { numbers: [3, 3, 8], target: "24" } };
  for (const pace of ["off", "last", "mean", "best", "middle", "strength", "friend"] as const) {
    assert.equal(runAt(pace, facts(unknown)), null, pace);
  }
  assert.equal(endAt("strength", { strength: null }), null);
});

test("before a hand was won, the last and the best win of its level are raced", () => {
  const wins = [win(9000), win(5000), win(7000), win(100, { level: "easy" })];
  assert.deepEqual([endAt("last", { wins }), endAt("best", { wins })], [7000, 5000]);
  assert.equal(endAt("mean", { wins }), 7000);
});

test("the same hand in any order is raced with its steps, whatever its level", () => {
  const same = win(12_000, { numbers: [8, 3, 8, 3], level: undefined, trail: TRAIL });
  const wins = [same, win(5000)];
  const run = runAt("last", facts({ wins }));
  assert.deepEqual([run?.end, run?.moments.length], [12_000, 1]);
  assert.equal(endAt("mean", { wins }), 5000);
  assert.deepEqual(runAt("last", facts({ wins: [{ ...same, trail: "damaged" }] }))?.moments, []);
});

test("the mean is that of the last twenty wins of the level", () => {
  const wins = [win(900_000), ...Array.from({ length: 20 }, (_, at) => win(1000 * (at + 1)))];
  assert.equal(endAt("mean", { wins }), 10_500);
});

test("a typical player needs the median time of the hand", () => {
  assert.equal(endAt("middle"), endAt("middle", { puzzle: { ...PUZZLE, numbers: [8, 3, 3, 8] } }));
  assert.ok(Number(endAt("middle")) > 10_000);
  assert.equal(endAt("middle", { puzzle: { ...PUZZLE, target: "25" } }), null);
});

test("a player of the same strength plays a hand the same all day, with all its steps", () => {
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 3000 }), (strength) => {
      const run = runAt("strength", facts({ strength }));
      assert.deepEqual(run, runAt("strength", facts({ strength })));
      assert.equal(run?.moments.at(-1)?.steps, 3);
      assert.ok(Number(run?.end) > 3000);
    }),
  );
  assert.notEqual(endAt("strength"), endAt("strength", { day: "2026-11-22" }));
  assert.ok(Number(endAt("strength", { strength: 2000 })) < Number(endAt("strength")));
});

test("luck follows the normal distribution", () => {
  const drawn = Array.from({ length: 20_000 }, (_, seed) => luckOf(`3,3,8,8 24 ${seed}`));
  const spread = Math.sqrt(mean(drawn.map((luck) => luck ** 2)));
  assert.ok(Math.abs(mean(drawn)) < 0.03 && Math.abs(spread - 1) < 0.03, `${spread}`);
  const within = drawn.filter((luck) => Math.abs(luck) < 1).length / drawn.length;
  assert.ok(Math.abs(within - 0.683) < 0.015, `${within}`);
});
