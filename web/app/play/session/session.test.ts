import assert from "node:assert/strict";
import { test } from "node:test";
import { DAY, liveIn, MINUTE, NOW } from "../../../testing/clock.ts";
import { hand, type PartialRecord } from "../../../testing/records.ts";
import { highlightsOf } from "./highlights.ts";
import { bestTimes, lastSession, lastTen, standing, tally } from "./session.ts";
import { summaryOf } from "./summary.ts";

liveIn("UTC");

/** Hands played one after the other, one a minute, ending now. */
const played = (...others: PartialRecord[]) =>
  others.map((other, place) =>
    hand({
      numbers: [1, 1, 1, place + 1],
      at: NOW - (others.length - 1 - place) * MINUTE,
      ...other,
    }),
  );

const SOLVED = {};
const SHOWN = { result: "shown" as const };
const LEFT = { result: "left" as const };

const rowOf = (...others: PartialRecord[]) => tally(played(...others), NOW).inRow;

test("a hand that is given up ends the row of solved hands", () => {
  assert.equal(rowOf(), 0);
  assert.equal(rowOf(SOLVED, SOLVED, { result: "none" }), 3);
  assert.equal(rowOf(SOLVED, SHOWN, SOLVED), 1);
  assert.equal(rowOf(SOLVED, SOLVED, SHOWN), 0);
  assert.equal(rowOf(SOLVED, { ...LEFT, wrong: 1 }, SOLVED), 1);
  assert.equal(rowOf(SOLVED, { ...LEFT, rated: true }, SOLVED), 1);
});

test("a wrong claim that there is no solution ends the row of solved hands", () => {
  const misjudged = { ...SOLVED, wrong: 1, misjudged: true };
  assert.equal(rowOf(SOLVED, SOLVED, { ...SOLVED, wrong: 1 }), 3);
  assert.equal(rowOf(SOLVED, SOLVED, misjudged), 0);
  assert.equal(rowOf(SOLVED, misjudged, SOLVED), 1);
});

test("hints that reveal the whole solution end the row of solved hands; fewer hints do not", () => {
  assert.equal(rowOf(SOLVED, { ...SOLVED, hints: 2 }, SOLVED), 3);
  assert.equal(rowOf(SOLVED, { ...SOLVED, hints: 5, revealed: true }, SOLVED), 1);
});

test("a hand that was only looked at does not end the row of solved hands", () => {
  assert.equal(rowOf(SOLVED, LEFT, SOLVED), 2);
});

test("a pause of half an hour ends a session; the time of a long hand is not a pause", () => {
  const before = hand({ at: NOW - 31 * MINUTE });
  assert.equal(lastSession([before, hand({ milliseconds: 30_000 })]).length, 1);
  assert.equal(lastSession([before, hand({ milliseconds: 5 * MINUTE })]).length, 2);
  assert.equal(tally([before, hand({ milliseconds: 30_000 })], NOW).inRow, 1);
  assert.deepEqual(lastSession([]), []);
});

test("the hands of today are the hands solved since midnight", () => {
  const hands = [hand({ at: NOW - DAY }), ...played(SOLVED, SHOWN, { result: "none" })];
  assert.equal(tally(hands, NOW).today, 2);
  assert.equal(tally(hands, NOW + DAY).today, 0);
});

test("best times are by level, at first sight of the cards, without hints", () => {
  const hands = played(
    { milliseconds: 9000 },
    { milliseconds: 5000, level: "easy" },
    { milliseconds: 6000, hints: 1 },
    { milliseconds: 4000, mode: "find" },
    { milliseconds: 3000, ...SHOWN },
    { milliseconds: 8000, wrong: 2 },
  );
  const again = { ...hand(), numbers: [1, 1, 1, 1], milliseconds: 1000 };
  assert.deepEqual(
    [...bestTimes([...hands, again])],
    [
      ["expert", 8000],
      ["easy", 5000],
    ],
  );
});

test("a claim that there is no solution sets no best time", () => {
  const claim = hand({ level: "easy", result: "none", milliseconds: 600, numbers: [1, 1, 1, 1] });
  assert.deepEqual([...bestTimes([claim])], []);
});

test("a hand of a lesson sets no best time", () => {
  const hands = played({ milliseconds: 9000 }, { mode: "lesson", milliseconds: 1000 });
  assert.deepEqual([...bestTimes(hands)], [["expert", 9000]]);
});

test("a win is the first of its level, the best of its level, or neither", () => {
  const of = (...others: PartialRecord[]) => {
    const hands = played(...others);
    return standing(hands, hands.at(-1)?.id ?? "");
  };
  assert.equal(of({ milliseconds: 9000 }), "first");
  assert.equal(of({ milliseconds: 9000, level: "easy" }, { milliseconds: 9500 }), "first");
  assert.equal(of({ milliseconds: 9000 }, { milliseconds: 8000 }), "best");
  assert.equal(of({ milliseconds: 9000 }, { milliseconds: 9000 }), null);
  assert.equal(of({ milliseconds: 9000 }, { milliseconds: 8000, hints: 1 }), null);
  assert.equal(of({ milliseconds: 9000 }, { milliseconds: 8000, ...SHOWN }), null);
  assert.equal(of({ milliseconds: 9000 }, { milliseconds: 8000, level: undefined }), null);
  assert.equal(of({ milliseconds: 9000 }, { milliseconds: 100, numbers: [1, 1, 1, 1] }), null);
  assert.equal(standing([], "unknown"), null);
});

test("every tenth hand of a session gives a summary of ten", () => {
  const hands = played(...Array(20).fill(SOLVED));
  const tens = hands.map((_, place) => lastTen(hands.slice(0, place + 1), NOW)?.length);
  assert.deepEqual(
    tens.flatMap((length, place) => (length ? [[place + 1, length]] : [])),
    [
      [10, 10],
      [20, 10],
    ],
  );
  assert.deepEqual(lastTen(hands, NOW), hands.slice(10));
  assert.equal(lastTen(hands, NOW + 31 * MINUTE), null);
  assert.equal(lastTen([], NOW), null);
});

test("the summary has counts, times, the hardest level and the strength", () => {
  const hands = played(
    { milliseconds: 9000, level: "hard" },
    { milliseconds: 5000, level: "easy", hints: 1 },
    { milliseconds: 20_000, level: "medium", wrong: 1 },
    { ...SHOWN, level: "expert" },
  );
  const [a, b] = [hands[0]?.id ?? "", hands[1]?.id ?? ""];
  const changes = [
    { id: "before", at: 0, before: 900, after: 1000, error: 54, ceiling: 125 },
    { id: a, at: 0, before: 1000, after: 1100.4, error: 54, ceiling: 125 },
    { id: b, at: 0, before: 1100.4, after: 1090.6, error: 54, ceiling: 125 },
  ];
  assert.deepEqual(summaryOf(hands, changes), {
    solved: 3,
    clean: 1,
    best: 5000,
    median: 9000,
    hardest: "hard",
    strength: { before: 1000, after: 1091 },
  });
  assert.deepEqual(summaryOf(played(SHOWN), []), {
    solved: 0,
    clean: 0,
    best: null,
    median: null,
    hardest: null,
    strength: null,
  });
});

test("highlights are a faster level, the best win, a new technique and a technique to practise", () => {
  const own = { code: "eight-times-three", params: {} };
  const level = "easy";
  const before = Array.from({ length: 3 }, () => hand({ level, milliseconds: 20_000 }));
  const best = hand({ level, milliseconds: 8000, technique: own });
  const hands = [
    best,
    hand({ level, milliseconds: 12_000 }),
    hand({ result: "shown", technique: { code: "two-pairs", params: {} } }),
  ];
  assert.deepEqual(highlightsOf([...before, ...hands], hands), {
    faster: { level, was: 20_000, is: 12_000 },
    win: best,
    technique: "eight-times-three",
    practice: "two-pairs",
  });
  assert.deepEqual(highlightsOf([], []), {
    faster: null,
    win: null,
    technique: null,
    practice: null,
  });
});
