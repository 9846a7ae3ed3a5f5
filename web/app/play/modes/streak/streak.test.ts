import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import fc from "fast-check";
import { deal, openDealt } from "../../../../testing/game.ts";
import { hand } from "../../../../testing/records.ts";
import { settle } from "../../../../testing/stub-python.ts";
import { route } from "../../../base/address/router.ts";
import { playedHands, unratedHands } from "../../../player/history/history.ts";
import { addToJournal, clearJournal } from "../../../player/history/storage/journal.ts";
import type { Played } from "../../../table/hand/played.ts";
import { playOf } from "../../modes.ts";
import { allRuns, bestOf, placeIn, placeQuery, scoreAt, standingOf } from "./run.ts";
import { HINTS, SKIPS, standingAfter } from "./standing.ts";
import { readPlace } from "./streak-link.ts";

const RUN = "00002s";
const FIRST = { run: RUN, place: 0, hints: HINTS, skips: SKIPS };

/** What a player can do with the hand to play. */
type Move = "solve" | "skip" | "leave" | "miss" | "give up";

const HOW: Record<Move, Partial<Played>> = {
  solve: { result: "solved" },
  skip: { result: "left" },
  leave: { result: "left" },
  miss: { result: "left", wrong: 1 },
  "give up": { result: "shown" },
};

/** Resolves after the parts of the mode have loaded and Python has answered. */
async function calm() {
  for (let times = 0; times < 5; times += 1) {
    await import("./parts.tsx");
    await settle();
  }
}

beforeEach(async () => {
  await calm();
  playedHands.value = [];
  unratedHands.value = [];
});

const record = (place: number, other: Partial<Played> = {}) =>
  hand({ mode: "streak", series: RUN, place, ...other });

/** The records of a player who plays by the rules, and how the run stands for the player. */
function play(moves: readonly [Move, number][]) {
  const records: Played[] = [];
  const run = { place: 0, solved: 0, hints: HINTS, skips: SKIPS, isOver: false };
  for (const [move, wanted] of moves) {
    if (run.isOver || (move === "skip" && run.skips === 0)) continue;
    const hints = Math.min(wanted, run.hints);
    records.push(record(run.place, { ...HOW[move], hints }));
    run.hints -= hints;
    run.isOver = move === "miss" || move === "give up";
    if (move === "solve") run.solved += 1;
    if (move === "skip") {
      run.skips -= 1;
      records.push(record(run.place + 1, HOW.leave));
    }
    if (move === "solve" || move === "skip") run.place += 1;
  }
  return { records, run };
}

const anyMoves = fc.array(
  fc.tuple(
    fc.constantFrom<Move>("solve", "solve", "solve", "skip", "leave", "miss", "give up"),
    fc.nat(2),
  ),
  { maxLength: 40 },
);

test("a run stands as its player left it: one skip, three hints, and the first miss ends it", () => {
  fc.assert(
    fc.property(anyMoves, (moves) => {
      const { records, run } = play(moves);
      const { entries, ...standing } = standingAfter(records);
      assert.deepEqual(standing, run);
      const ends = entries.map(({ end }) => end);
      assert.ok(ends.filter((end) => end === "skipped").length <= SKIPS);
      assert.equal(ends.lastIndexOf("missed"), run.isOver ? ends.length - 1 : -1);
      assert.deepEqual(
        entries.map(({ played }) => played.place),
        entries.map((_, place) => place),
      );
    }),
  );
});

test("hands that are played again, and hands out of order, change nothing", () => {
  fc.assert(
    fc.property(anyMoves, fc.nat(20), fc.constantFrom<Move>("solve", "miss"), (moves, at, move) => {
      const { records, run } = play(moves);
      const other = record(at, HOW[move]);
      const isNext = at === run.place || (at === run.place + 1 && run.skips > 0);
      if (!run.isOver && isNext) return;
      assert.deepEqual(standingAfter([...records, other]), standingAfter(records));
    }),
  );
});

test("a hand that was left is played on, and its hints stay taken", () => {
  const left = record(0, { ...HOW.leave, hints: 1 });
  const { hints, place, skips } = standingAfter([left, record(0, { hints: 1 })]);
  assert.deepEqual([hints, place, skips], [1, 1, 1]);
});

test("a hand with more hints than the run has left is a miss", () => {
  const { isOver, solved, hints } = standingAfter([record(0), record(1, { hints: HINTS + 1 })]);
  assert.deepEqual([isOver, solved, hints], [true, 1, 0]);
});

test("a second skip does not count", () => {
  const records = [0, 1, 2].map((place) => record(place, HOW.leave));
  const { place, skips, entries } = standingAfter(records);
  assert.deepEqual([place, skips, entries.length], [1, 0, 2]);
});

test("scores rise from hand to hand, up to the hardest hands", () => {
  const scores = Array.from({ length: 40 }, (_, place) => scoreAt(place));
  assert.deepEqual(
    scores,
    [...scores].sort((a, b) => a - b),
  );
  assert.ok(new Set(scores).size > 20 && scores.every((score) => score >= 0 && score <= 100));
});

test("a hand of a run can be read from its link, and any other link belongs to another mode", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9a-z]{6}$/),
      fc.nat(998),
      fc.nat(HINTS),
      fc.nat(SKIPS),
      (run, place, hints, skips) => {
        const at = { run, place, hints, skips };
        assert.deepEqual(readPlace(placeQuery(at)), at);
        const { play, mode } = playOf({ hand: "1,2,3,4", ...placeQuery(at) });
        assert.deepEqual(play.recordFields, { mode: "streak", series: run, place });
        assert.deepEqual([mode.name, play.rules.hints, play.rules.tries], ["streak", hints, 1]);
        assert.equal(play.rules.rated, false);
      },
    ),
  );
  for (const other of [
    { streak: "2s" },
    { place: "0" },
    { place: "1000" },
    { hints: "4" },
    { skips: "2" },
    { skips: "" },
  ]) {
    assert.equal(readPlace({ ...placeQuery(FIRST), ...other }), null, JSON.stringify(other));
  }
});

test("the best is the run with the most solved hands, and the run played last is the last", () => {
  const other = { series: "other0" };
  playedHands.value = [record(0, other), record(0), record(1, other), record(1, HOW.miss)];
  assert.deepEqual(
    allRuns().map(({ run, solved, isOver }) => [run, solved, isOver]),
    [
      ["other0", 2, false],
      [RUN, 1, true],
    ],
  );
  assert.equal(bestOf(allRuns()), 2);
  assert.equal(bestOf([]), 0);
});

test("a hand that was left when the page was closed counts before Python has rated it", () => {
  const left = record(1, { ...HOW.leave, hints: 2 });
  playedHands.value = [record(0)];
  addToJournal(left);
  assert.deepEqual(placeIn(RUN, null), { ...FIRST, place: 1, hints: 1 });
  playedHands.value = [...playedHands.value, left];
  assert.deepEqual(placeIn(RUN, null), { ...FIRST, place: 1, hints: 1 });
  clearJournal();
});

test("a run goes on with the hand on the table, also after a skip", () => {
  playedHands.value = [record(0), record(1, HOW.leave)];
  const onTable = { mode: "streak", series: RUN, numbers: [1, 2, 3, 4], milliseconds: 1 };
  const at = { ...FIRST, place: 1 };
  assert.deepEqual(placeIn(RUN, null), at);
  assert.deepEqual(placeIn(RUN, { ...onTable, place: 1 }), at);
  assert.deepEqual(placeIn(RUN, { ...onTable, place: 2 }), { ...at, place: 2, skips: 0 });
  assert.deepEqual(placeIn(RUN, { ...onTable, place: 2, series: "other0" }), at);
});

/** Opens the first hand of the run, with the numbers that the stub of Python deals. */
async function openRun() {
  const round = await openDealt(deal(), placeQuery(FIRST));
  await calm();
  return round;
}

test("hints are counted over the run: the next hand has those that are left", async () => {
  const round = await openRun();
  await round.hint(2);
  assert.equal(round.coach.left.value, 1);
  await round.solve();
  round.mode.next();
  await calm();
  assert.deepEqual(readPlace(route.value.query), { ...FIRST, place: 1, hints: 1 });
  await round.hint(3);
  assert.deepEqual([round.live.state.value.hints, round.coach.spent.value], [1, true]);
});

test("the first wrong answer ends the run, and its record counts for no strength", async () => {
  const round = await openRun();
  await round.check("wrong-value");
  await calm();
  assert.deepEqual([round.roundEnds.value, standingOf(RUN).isOver], [true, true]);
  assert.deepEqual(
    playedHands.value.map(({ mode, rated, wrong }) => [mode, rated, wrong]),
    [["streak", false, 1]],
  );
  round.mode.next();
  await calm();
  assert.deepEqual(route.value, { name: "streak", query: { run: RUN } });
});

test("showing the solutions ends the run", async () => {
  const round = await openRun();
  await round.showSolutions();
  await calm();
  assert.deepEqual([round.roundEnds.value, standingOf(RUN).isOver], [true, true]);
});

test("a skip deals the next hand without a skip", async () => {
  const round = await openRun();
  round.mode.next();
  await calm();
  assert.deepEqual(readPlace(route.value.query), { ...FIRST, place: 1, skips: 0 });
  assert.deepEqual([standingOf(RUN).place, standingOf(RUN).isOver], [0, false]);
});
