import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { DAY, liveIn, NOW } from "../../../testing/clock.ts";
import { hand } from "../../../testing/records.ts";
import {
  byDay,
  byLevel,
  byTechnique,
  type SolvedShare,
  spread,
  timesByLevel,
  totals,
} from "./summary.ts";

const technique = (code: string) => ({ technique: { code, params: {} } });

const brief = ({ code, played, solved, median }: SolvedShare) => ({ code, played, solved, median });

const solvedIn = (...seconds: number[]) =>
  seconds.map((time) => hand({ milliseconds: time * 1000 }));

test("an empty history has empty statistics", () => {
  assert.deepEqual(totals([]), { played: 0, solved: 0, unaided: 0, median: null, best: null });
  assert.deepEqual([byLevel([]), byTechnique([]), byDay([]).size], [[], [], 0]);
  assert.ok(spread([]).every(({ count }) => count === 0));
});

test('a right claim of "no solution" solves a hand; giving up does not; a look does not count as played', () => {
  const hands = [
    hand(),
    hand({ result: "none" }),
    hand({ result: "shown", milliseconds: 1 }),
    hand({ result: "left", milliseconds: 1 }),
    hand({ hints: 1, wrong: 5 }),
  ];
  assert.deepEqual(totals(hands), {
    played: 4,
    solved: 3,
    unaided: 2,
    median: 12_000,
    best: 12_000,
  });
});

test("the median is the middle value, or the mean of the middle two", () => {
  assert.equal(totals(solvedIn(100, 8, 9)).median, 9000);
  assert.equal(totals(solvedIn(20, 8, 9, 100)).median, 14_500);
  assert.equal(totals(solvedIn(100, 8, 9)).best, 8000);
});

test("a repeated hand of the day sets no time", () => {
  const daily = { mode: "daily" as const, series: "2026-11-21" };
  const first = hand({ ...daily, numbers: [3, 3, 8, 8], milliseconds: 90_000 });
  const again = hand({ ...daily, numbers: [8, 3, 8, 3], milliseconds: 900 });
  const left = hand({ ...daily, numbers: [3, 3, 8, 8], milliseconds: 5000, result: "left" });
  const shown = hand({ ...daily, numbers: [1, 2, 3, 4], result: "shown" });
  const known = hand({ ...daily, numbers: [1, 2, 3, 4], milliseconds: 800 });
  const other = hand({
    ...daily,
    series: "2026-11-20",
    milliseconds: 95_000,
    numbers: [3, 3, 8, 8],
  });
  const { best, median } = totals([left, first, again, shown, known, other]);
  assert.deepEqual([best, median], [90_000, 92_500]);
});

test("finding all solutions counts as solved, but sets no time", () => {
  const hands = [hand({ mode: "find", milliseconds: 1 }), ...solvedIn(30)];
  assert.deepEqual(totals(hands), {
    played: 2,
    solved: 2,
    unaided: 2,
    median: 30_000,
    best: 30_000,
  });
  assert.equal(spread(hands)[0]?.count, 0);
});

test("a column of times begins where the previous one ends", () => {
  const columns = spread(solvedIn(0, 4.999, 5, 9.999, 599.999, 600, 7200));
  assert.deepEqual(
    columns.map(({ from, to, count }) => [from, to, count]),
    [
      [0, 5, 2],
      [5, 10, 2],
      [10, 20, 0],
      [20, 30, 0],
      [30, 60, 0],
      [60, 120, 0],
      [120, 300, 0],
      [300, 600, 1],
      [600, null, 2],
    ],
  );
});

test("every solving time is in exactly one column", () => {
  const seconds = fc.array(fc.double({ min: 0, max: 1e5, noNaN: true }));
  fc.assert(
    fc.property(seconds, (times) => {
      const counted = spread(solvedIn(...times)).reduce((sum, { count }) => sum + count, 0);
      assert.equal(counted, times.length);
    }),
  );
});

test("levels are ordered from easy to expert, without hands that have no level", () => {
  const hands = (["expert", "easy", undefined, "hard", "easy"] as const).map((level, place) =>
    hand({ level, result: place === 1 ? "shown" : "solved" }),
  );
  assert.deepEqual(byLevel(hands).map(brief), [
    { code: "easy", played: 2, solved: 1, median: 12_000 },
    { code: "hard", played: 1, solved: 1, median: 12_000 },
    { code: "expert", played: 1, solved: 1, median: 12_000 },
  ]);
});

test("techniques are ordered by how often they were played", () => {
  const hands = [
    hand(technique("sum")),
    hand({ ...technique("product"), milliseconds: 9000 }),
    hand({ ...technique("product"), result: "shown", milliseconds: 1000 }),
    hand({ technique: undefined }),
  ];
  assert.deepEqual(byTechnique(hands).map(brief), [
    { code: "product", played: 2, solved: 1, median: 9000 },
    { code: "sum", played: 1, solved: 1, median: 12_000 },
  ]);
});

test("hands are counted by local days", () => {
  const played = () => [NOW, NOW, NOW - DAY].map((at) => hand({ at }));
  liveIn("UTC");
  assert.deepEqual(
    [...byDay(played())],
    [
      ["2026-11-21", 2],
      ["2026-11-20", 1],
    ],
  );
  liveIn("Pacific/Auckland");
  assert.deepEqual(
    [...byDay(played())],
    [
      ["2026-11-22", 2],
      ["2026-11-21", 1],
    ],
  );
});

test("half of the times are between the quartiles, and the last hands have their own median", () => {
  const times = [...Array(30).fill(40), ...Array(20).fill(10)];
  const [expert] = byLevel(solvedIn(...times));
  assert.deepEqual(expert?.half, [10_000, 40_000]);
  assert.equal(expert?.median, 40_000);
  assert.equal(expert?.lately, 10_000);
  assert.equal(byLevel(solvedIn(9, 9, 9))[0]?.half, null);
});

test("a hand of a lesson counts as played and solved, and sets no time", () => {
  const hands = [hand({ milliseconds: 60_000 }), hand({ mode: "lesson", milliseconds: 1000 })];
  assert.deepEqual(totals(hands), {
    played: 2,
    solved: 2,
    unaided: 2,
    median: 60_000,
    best: 60_000,
  });
  assert.deepEqual(byLevel(hands).map(brief), [
    { code: "expert", played: 2, solved: 2, median: 60_000 },
  ]);
});

test("the times of a level are grouped in columns, and in consecutive groups", () => {
  const times = fc.array(fc.integer({ min: 100, max: 900_000 }), { maxLength: 90 });
  fc.assert(
    fc.property(times, (milliseconds) => {
      const [level, ...others] = timesByLevel(
        milliseconds.map((time) => hand({ level: "hard", milliseconds: time })),
      );
      assert.deepEqual(others, []);
      if (milliseconds.length < 5) return assert.equal(level, undefined);
      const { code, columns, groups } = level ?? assert.fail();
      assert.equal(code, "hard");
      const counted = columns.reduce((sum, { count }) => sum + count, 0);
      assert.equal(counted, milliseconds.length);
      let next = 1;
      for (const { from, to, median, half } of groups) {
        const group = milliseconds.slice(from - 1, to).sort((a, b) => a - b);
        assert.equal(from, next);
        assert.ok(group.length >= 5);
        assert.equal(group.filter((time) => time < median).length <= group.length / 2, true);
        assert.ok(half[0] <= median && median <= half[1]);
        next = to + 1;
      }
      assert.equal(next, milliseconds.length + 1);
      assert.ok(groups.length <= 12);
    }),
  );
});
