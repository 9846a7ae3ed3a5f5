import assert from "node:assert/strict";
import { after, before, beforeEach, mock, test } from "node:test";
import fc from "fast-check";
import type { ClosestPuzzleParams } from "../../../../engine/contract.d.ts";
import { openStorage, openWindow, provide } from "../../../../testing/browser.ts";
import { liveIn, NOW } from "../../../../testing/clock.ts";
import { hand, type PartialRecord } from "../../../../testing/records.ts";
import { type Answers, answering, settle } from "../../../../testing/stub-python.ts";
import { type Query, route } from "../../../base/address/router.ts";
import { choose } from "../../../base/browser/settings.ts";
import { startPython } from "../../../base/python/engine.ts";
import { readCodes, writeCodes } from "../../../me/transfer/code.ts";
import { loadHistory, playedHands } from "../../../player/history/history.ts";
import { readRecords } from "../../../player/history/storage/record.ts";
import { modeNamed } from "../../modes.ts";
import { handsToReview } from "../../session/queue.ts";
import { lastSession } from "../../session/session.ts";
import { choices, chooseNumbers, newPuzzle } from "./choices.ts";
import { createClosest } from "./closest.ts";
import {
  KINDS,
  ofDay,
  type PuzzleName,
  puzzleName,
  puzzleQuery,
  readPuzzle,
  resultOf,
} from "./puzzle-link.ts";
import { dayStreak, firstResult, talliesByKind } from "./results.ts";

const NUMBERS = [25, 50, 75, 100, 3, 6];
const BEST = {
  distance: "0",
  expression: { text: "((100+6)*75*3-50)/25", value: "952", steps: [] },
};
const TODAY = "2026-11-21";

const PUZZLE: PuzzleName = { kind: "countdown", large: 2, whole: true, seed: "00002s", date: null };

/** The verdict on any answer that has no verdict of its own. */
const FAR = { distance: "846", stars: 0, code: "wrong-value", value: "106" };

const VERDICTS = new Map(
  Object.entries({
    "(6+3)*100+50": { distance: "2", stars: 2, code: "wrong-value", value: "950" },
    "3-6": { distance: null, stars: 0, code: "not-whole", value: "-3" },
  }),
);

let puzzles: ClosestPuzzleParams[] = [];
let judged: string[] = [];

const PYTHON: Answers = {
  closest_puzzle(params) {
    puzzles.push(params);
    return { kind: "countdown", numbers: NUMBERS, target: "952" };
  },
  closest: () => BEST,
  check_closest({ text }) {
    judged.push(text);
    const { distance, stars, code, value } = VERDICTS.get(text) ?? FAR;
    const expression = { text, value, steps: [] };
    return {
      distance,
      stars,
      verdict: { ok: false, code, value, expression, span: null, params: {} },
    };
  },
};

before(async () => {
  liveIn("UTC");
  openWindow();
  openStorage();
  provide("BroadcastChannel", undefined);
  mock.method(Date, "now", () => NOW);
  loadHistory();
  startPython(answering(PYTHON));
  await calm();
});

beforeEach(() => {
  playedHands.value = [];
  puzzles = [];
  judged = [];
  choose("input", "type");
  route.value = { name: "closest", query: {} };
});

/** Stops the clock by leaving the page. */
after(() => {
  route.value = { name: "play", query: {} };
});

async function calm() {
  for (let times = 0; times < 20; times += 1) await settle();
}

async function opened(puzzle: PuzzleName = PUZZLE) {
  const game = createClosest();
  game.open(puzzle);
  await calm();
  return game;
}

async function handIn(game: ReturnType<typeof createClosest>, text: string) {
  game.answer.text.value = text;
  game.handIn();
  await calm();
}

const ended = (puzzle: PuzzleName, stars: number, other: PartialRecord = {}) =>
  hand({
    ...{ mode: "closest", numbers: NUMBERS, target: "952" },
    ...{
      series: puzzleName(puzzle),
      stars,
      level: undefined,
      score: undefined,
      technique: undefined,
    },
    ...{ text: "(6+3)*100+50", result: stars ? "solved" : "shown" },
    ...other,
  });

const anyPuzzle = fc
  .record(
    {
      kind: fc.constantFrom(...KINDS),
      large: fc.constantFrom(0, 1, 2, 3, 4, null),
      whole: fc.boolean(),
      seed: fc.stringMatching(/^[0-9a-z]{6}$/),
      date: fc.constant(null),
    },
    { noNullPrototype: true },
  )
  .map((puzzle) => ({ ...puzzle, large: puzzle.kind === "countdown" ? puzzle.large : null }));

test("a puzzle can be read from its link and from its record", () => {
  const puzzles = fc.oneof(anyPuzzle, fc.constant(ofDay(TODAY)));
  fc.assert(
    fc.property(puzzles, fc.nat(3), (puzzle, stars) => {
      assert.deepEqual(readPuzzle(puzzleQuery(puzzle)), puzzle);
      assert.deepEqual(resultOf(ended(puzzle, stars)), { puzzle, stars });
      const link = modeNamed("closest")?.linkOf?.(ended(puzzle, stars)) ?? "";
      const query = Object.fromEntries(new URLSearchParams(link.split("?")[1]));
      assert.deepEqual(readPuzzle(query), puzzle);
    }),
  );
});

test("a link without a puzzle and a record of another mode are ignored", () => {
  const queries: Query[] = [
    {},
    { kind: "letters", seed: "00002s" },
    { kind: "digits", seed: "2" },
    { date: "2026-02-30" },
    { date: "9999-12-31" },
  ];
  for (const query of queries) assert.equal(readPuzzle(query), null);
  assert.equal(readPuzzle({ kind: "digits", seed: "00002s", large: "2" })?.large, null);
  for (const series of ["", "abc", "9xw00002s", "daily"]) {
    assert.equal(resultOf({ series, stars: 1 }), null);
  }
  assert.equal(resultOf({ series: "0xw00002s" }), null);
});

test("the form starts with the last choices", () => {
  chooseNumbers({ kind: "digits", large: null });
  assert.deepEqual(choices.value, { kind: "digits", large: null, whole: true });
  assert.deepEqual(JSON.parse(localStorage.getItem("twentyfour:closest") ?? ""), choices.value);
  assert.match(newPuzzle(choices.value).seed, /^[0-9a-z]{6}$/);
  chooseNumbers({ kind: "countdown", large: 3 });
  assert.equal(newPuzzle({ ...choices.value, kind: "cards" }).large, null);
  assert.equal(newPuzzle(choices.value).large, 3);
});

test("a valid answer ends the puzzle and is stored, and the page requests the best answer", async () => {
  const game = await opened();
  assert.deepEqual(puzzles[0], { kind: "countdown", seed: "00002s", large: 2 });
  await handIn(game, "(6+3)*100+50");
  const { value: result } = game.result;
  assert.deepEqual([result?.stars, result?.distance, result?.value], [2, "2", "950"]);
  assert.deepEqual([game.best.state.value.phase, game.best.state.value.found], ["done", BEST]);
  const [record] = playedHands.value;
  assert.equal(playedHands.value.length, 1);
  assert.deepEqual(
    [
      record?.mode,
      record?.result,
      record?.text,
      record?.input,
      record?.series,
      record?.stars,
      record?.rated,
    ],
    ["closest", "solved", "(6+3)*100+50", "type", "02w00002s", 2, false],
  );
  await handIn(game, "100+6");
  assert.equal(playedHands.value.length, 1);
});

test("an invalid answer gets its verdict, and the player may correct it", async () => {
  const game = await opened();
  await handIn(game, "3-6");
  assert.equal(game.answer.verdict.value?.code, "not-whole");
  assert.deepEqual([game.result.value, playedHands.value], [null, []]);
  await handIn(game, "100+6");
  assert.equal(game.result.value?.stars, 0);
  assert.deepEqual(
    playedHands.value.map(({ result, text }) => [result, text]),
    [["shown", "100+6"]],
  );
});

test("the player can submit the selected card, or without a selection the newest card", async () => {
  choose("input", "combine");
  const game = await opened();
  const candidate = () => game.candidate.value?.text;
  assert.equal(candidate(), undefined);
  game.handIn();
  await game.combining.combine(5, "+", 4, 4);
  assert.equal(candidate(), "6+3");
  game.combining.choose(0);
  assert.equal(candidate(), "25");
  game.handIn();
  await calm();
  assert.deepEqual(judged, ["25"]);
  assert.equal(playedHands.value[0]?.input, "combine");
});

test("a step may give a value that is not a positive integer only if fractions are allowed", async () => {
  choose("input", "combine");
  for (const whole of [true, false]) {
    const game = await opened({ ...PUZZLE, whole });
    await game.combining.combine(4, "-", 5, 5);
    assert.equal(game.combining.fault.value?.code ?? null, whole ? "not-whole" : null);
    assert.equal(game.combining.done.value, whole ? 0 : 1);
  }
});

test("giving up takes two presses, and shows the best answer", async () => {
  const game = await opened();
  game.giveUp();
  assert.deepEqual([game.givingUp.value, game.result.value], [true, null]);
  game.giveUp();
  await calm();
  assert.deepEqual([game.result.value?.given, game.best.state.value.found], [false, BEST]);
  const [record] = playedHands.value;
  assert.deepEqual([record?.result, record?.text, record?.input], ["shown", undefined, undefined]);
});

test("a puzzle that was played shows how it ended, and can be played again", async () => {
  playedHands.value = [ended(PUZZLE, 2)];
  const game = await opened();
  assert.deepEqual(
    [game.result.value?.stars, game.result.value?.value, game.result.value?.given],
    [2, "950", true],
  );
  assert.equal(playedHands.value.length, 1);
  game.again();
  assert.deepEqual([game.result.value, game.best.state.value.phase], [null, "idle"]);
  await handIn(game, "100+6");
  assert.equal(firstResult(PUZZLE)?.stars, 2);
});

test("a history that loads after the puzzle shows the result of the puzzle", async () => {
  const game = await opened();
  const stars = () => game.result.value?.stars;
  assert.equal(stars(), undefined);
  playedHands.value = [ended(PUZZLE, 1)];
  await calm();
  assert.equal(stars(), 1);
  assert.equal(playedHands.value.length, 1);
});

test("a new puzzle starts after a puzzle that has ended", async () => {
  const game = await opened();
  await handIn(game, "100+6");
  game.open({ ...PUZZLE, seed: "00002t" });
  assert.equal(game.table.hand.value.numbers, null);
  await calm();
  assert.deepEqual([game.result.value, game.table.hand.value.numbers], [null, NUMBERS]);
  assert.deepEqual([game.answer.text.value, game.best.state.value.phase], ["", "idle"]);
});

test("a record without an answer shows its stars", async () => {
  playedHands.value = [ended(ofDay(TODAY), 1, { text: undefined })];
  const game = await opened(ofDay(TODAY));
  assert.deepEqual(puzzles[0], { kind: "countdown", date: TODAY });
  assert.deepEqual([game.result.value?.stars, game.result.value?.distance], [1, null]);
});

test("the results of a kind of puzzle count the first answer to each puzzle", () => {
  const digits: PuzzleName = { ...PUZZLE, kind: "digits", large: null };
  playedHands.value = [
    ended(PUZZLE, 1),
    ended(PUZZLE, 3),
    ended(digits, 3),
    ended(ofDay(TODAY), 3),
    hand(),
  ];
  assert.deepEqual(talliesByKind(), [
    { kind: "countdown", played: 2, stars: 4, exact: 1 },
    { kind: "digits", played: 1, stars: 3, exact: 1 },
  ]);
});

test("a streak counts the days on which the puzzle of that day got a star", () => {
  const on = (date: string, stars: number, played = date) =>
    ended(ofDay(date), stars, { localDate: played });
  playedHands.value = [on("2026-11-18", 3), on("2026-11-19", 0), on("2026-11-20", 1)];
  assert.equal(dayStreak(TODAY), 1);
  playedHands.value = [...playedHands.value, on(TODAY, 2), on("2026-11-19", 3, TODAY)];
  assert.equal(dayStreak(TODAY), 2);
  playedHands.value = [on("2026-11-19", 2, TODAY)];
  assert.equal(dayStreak(TODAY), 0);
});

test("a stored record can be read, and a transfer code omits its answer", async () => {
  const records = [ended(PUZZLE, 2), ended(ofDay(TODAY), 0, { input: undefined, text: undefined })];
  const { hands, refused } = readRecords(JSON.parse(JSON.stringify(records)));
  assert.deepEqual([hands, refused], [records, []]);
  const parts = await readCodes((await writeCodes(records)).join());
  const read = parts.flatMap((part) => part.records);
  const { hands: arrived } = readRecords(read.map((each, place) => ({ ...each, id: `${place}` })));
  assert.deepEqual(
    arrived.map(({ mode, series, stars, text }) => [mode, series, stars, text]),
    records.map(({ mode, series, stars }) => [mode, series, stars, undefined]),
  );
  assert.deepEqual(arrived.map(resultOf), records.map(resultOf));
});

test("the hands of closest counts belong neither to review nor to a session", () => {
  const hands = [hand({ result: "shown" }), ended(PUZZLE, 0)];
  assert.equal(handsToReview(hands, { reason: "missed", span: "ever" }, NOW).length, 1);
  assert.deepEqual(lastSession(hands), hands.slice(0, 1));
});
