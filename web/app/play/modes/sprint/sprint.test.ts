import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import fc from "fast-check";
import { deal, openDealt, spend } from "../../../../testing/game.ts";
import { hand } from "../../../../testing/records.ts";
import { settle } from "../../../../testing/stub-python.ts";
import { go, route } from "../../../base/address/router.ts";
import { choose, LIMITS } from "../../../base/browser/settings.ts";
import { playedHands, unratedHands } from "../../../player/history/history.ts";
import type { Played } from "../../../table/hand/played.ts";
import { playOf } from "../../modes.ts";
import { endRun } from "./follow-run.ts";
import {
  dealOf,
  LEVELS,
  MINUTES,
  newRun,
  PENALTY,
  RULES,
  runName,
  runNamed,
  type SprintRun,
  timeOf,
} from "./kinds.ts";
import { bests, compare, kindOf, solvedAt, standingOf, toGoOver } from "./run.ts";
import {
  marksBeside,
  placeQuery,
  readPlace,
  readSent,
  runQuery,
  storeMarks,
} from "./sprint-link.ts";

const RUN: SprintRun = {
  seed: "00002s",
  minutes: 1,
  level: "rising",
  rule: "plain",
  limit: "usual",
};
const SURVIVAL = { ...RUN, rule: "survival" } as const;
const MINUTE = 60_000;

const anyRun = fc.record(
  {
    seed: fc.stringMatching(/^[0-9a-z]{6}$/),
    minutes: fc.constantFrom(...MINUTES),
    level: fc.constantFrom(...LEVELS),
    rule: fc.constantFrom(...RULES),
    limit: fc.constantFrom(...(Object.keys(LIMITS) as (keyof typeof LIMITS)[])),
  },
  { noNullPrototype: true },
);

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

/** Hands of a run, in the order of their places. */
const played = (run: SprintRun, ...others: Partial<Played>[]) =>
  others.map((other, place) => hand({ mode: "sprint", series: runName(run), place, ...other }));

test("a run can be read from its name, from its link and from the links of its hands", () => {
  fc.assert(
    fc.property(anyRun, fc.nat(998), (run, place) => {
      assert.deepEqual(runNamed(runName(run)), run);
      assert.deepEqual(readSent(runQuery(run)), { run, marks: null });
      const query = placeQuery(run, place);
      assert.deepEqual(readPlace(query), { run, place });
      const fields = { mode: "sprint", series: runName(run), place };
      assert.deepEqual(playOf(query).play.recordFields, fields);
    }),
  );
});

test("a link without a valid run or place is ignored", () => {
  const name = runName(RUN);
  for (const text of ["", "00002s", name.slice(1), `${name}0`, "00002s2rp1", "00002s1zp1"]) {
    assert.equal(runNamed(text), null, text);
    assert.equal(readSent({ run: text }), null, text);
    assert.equal(playOf({ sprint: text, place: "1" }).mode.name, "endless", text);
  }
  for (const place of ["", "0", "-1", "1.5", "1000", "one"]) {
    assert.equal(readPlace({ sprint: name, place }), null, place);
    assert.equal(playOf({ sprint: name, place }).mode.name, "endless", place);
  }
});

test("a result is unchanged after its link is written and read, to the tenth of a second", () => {
  const mark = fc.record(
    {
      end: fc.constantFrom(...(["solved", "skipped", "open"] as const)),
      milliseconds: fc.nat(99_999).map((tenths) => tenths * 100),
      wrong: fc.nat(99),
    },
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(anyRun, fc.array(mark, { minLength: 1, maxLength: 40 }), (run, marks) => {
      assert.deepEqual(readSent(runQuery(run, marks)), { run, marks });
    }),
  );
  for (const marks of ["", "x", "1,", "1q", "1w0", "1.5", "<b>", "1,".repeat(300)]) {
    assert.equal(readSent({ run: runName(RUN), marks })?.marks, null, marks);
  }
});

test("the page stores a friend's results of the last twenty runs", () => {
  const runs = Array.from({ length: 21 }, (_, place) => ({ ...RUN, seed: `${100_000 + place}` }));
  const mark = { end: "skipped" as const, milliseconds: 1200, wrong: 1 };
  for (const [place, run] of runs.entries()) storeMarks(run, Array(place + 1).fill(mark));
  assert.deepEqual(
    runs.map((run) => marksBeside(run)?.length ?? 0),
    [0, ...Array.from({ length: 20 }, (_, place) => place + 2)],
  );
  storeMarks(RUN, [mark]);
  assert.deepEqual(marksBeside(RUN), [mark]);
  localStorage.setItem("twentyfour:sprints", '[[7, 8], null, "x"]');
  assert.equal(marksBeside(RUN), null);
});

test("the seeds of the hands are derived from the run's seed, and a rising run has three hands of each level", () => {
  fc.assert(
    fc.property(anyRun, fc.nat(998), (run, place) => {
      const { seed } = dealOf(run, place);
      assert.ok(Number.isSafeInteger(seed) && seed >= 0 && seed < 36 ** 6);
      const { level } = run;
      assert.deepEqual(dealOf(run, place), dealOf({ seed: run.seed, level }, place));
    }),
  );
  const levels = [0, 2, 3, 5, 6, 8, 9, 50].map((place) => dealOf(RUN, place).level);
  assert.deepEqual(levels, [
    "easy",
    "easy",
    "medium",
    "medium",
    "hard",
    "hard",
    "expert",
    "expert",
  ]);
  assert.equal(dealOf({ ...RUN, level: "hard" }, 0).level, "hard");
  assert.deepEqual(
    [0, 1, 2].map((place) => dealOf(RUN, place).seed),
    [100, 961_749_027, 1_923_497_954],
  );
});

test("a skip costs ten seconds, and the run ends when its time is over", () => {
  assert.equal(PENALTY, 10_000);
  playedHands.value = played(
    RUN,
    { milliseconds: 20_000 },
    { milliseconds: 5000, result: "left" },
    { milliseconds: 20_000, wrong: 2 },
  );
  const { entries, ...standing } = standingOf(RUN);
  assert.deepEqual(standing, { solved: 2, spent: 55_000, wrong: 2, isOver: false });
  assert.deepEqual(solvedAt(entries), [20_000, 55_000]);
  playedHands.value = [
    ...playedHands.value,
    hand({ mode: "sprint", series: runName(RUN), place: 3, milliseconds: 5000, result: "left" }),
    hand({ mode: "sprint", series: runName(RUN), place: 4, milliseconds: 1 }),
  ];
  const over = standingOf(RUN);
  assert.deepEqual([over.solved, over.isOver, over.entries.at(-1)?.end], [2, true, "open"]);
});

test("the first attempt at a hand counts, also before the history has it", () => {
  const [first, second] = played(
    RUN,
    { milliseconds: 1000, result: "left" },
    { milliseconds: 2000 },
  );
  assert.ok(first && second);
  playedHands.value = [first, { ...first, id: "again", result: "solved" }];
  unratedHands.value = [first, second];
  const { solved, spent } = standingOf(RUN);
  assert.deepEqual([solved, spent], [1, 13_000]);
});

test("three wrong answers end only a run of survival", () => {
  const hands = [{ wrong: 2 }, { wrong: 1, result: "left" as const }];
  playedHands.value = [...played(RUN, ...hands), ...played(SURVIVAL, ...hands)];
  assert.deepEqual([standingOf(RUN).isOver, standingOf(SURVIVAL).isOver], [false, true]);
  assert.equal(standingOf(SURVIVAL).entries.at(-1)?.end, "open");
});

test("the time limit can be doubled or switched off, and the name of the run has the limit", () => {
  for (const [limit, time] of [
    ["usual", MINUTE],
    ["longer", 2 * MINUTE],
    ["off", Number.POSITIVE_INFINITY],
  ] as const) {
    choose("limits", limit);
    const run = newRun(RUN);
    assert.equal(timeOf(run), time);
    assert.equal(runNamed(runName(run))?.limit, limit);
  }
  choose("limits", "usual");
});

test("each kind of run has a personal best, from finished runs with the usual limit", () => {
  const ended = { milliseconds: MINUTE, result: "left" as const };
  const runs = [
    [RUN, [{}, ended]],
    [{ ...RUN, seed: "better" }, [{}, {}, ended]],
    [{ ...RUN, seed: "begun0" }, [{}, {}, {}]],
    [{ ...RUN, seed: "slow00", limit: "longer" }, [{}, {}, {}, ended, ended]],
    [{ ...RUN, seed: "other0", minutes: 3 }, [{}, ended, ended, ended]],
  ] as [SprintRun, Partial<Played>[]][];
  playedHands.value = runs.flatMap(([run, hands]) => played(run, ...hands));
  const best = bests();
  assert.deepEqual([...best.keys()].sort(), ["1rp1", "3rp1"]);
  assert.equal(best.get(kindOf(RUN))?.run.seed, "better");
});

test("more solved hands win, then the earlier last hand; equal results are a draw", () => {
  const mark = (seconds: number, end = "solved" as const) => ({
    end,
    milliseconds: seconds * 1000,
    wrong: 0,
  });
  assert.ok(compare([mark(30), mark(20)], [mark(1)]) > 0);
  assert.ok(compare([mark(3)], [mark(5)]) > 0);
  assert.equal(compare([mark(3)], [mark(3)]), 0);
  assert.equal(compare([], []), 0);
});

test("the hands to go over are the unsolved hands and the slow hands", () => {
  const times = [10_000, 11_000, 40_000, 9000];
  playedHands.value = played(
    { ...RUN, minutes: 5 },
    ...times.map((milliseconds) => ({ milliseconds })),
    { result: "left", milliseconds: 1 },
  );
  const { entries } = standingOf({ ...RUN, minutes: 5 });
  assert.deepEqual(
    toGoOver(entries).map(({ end, milliseconds }) => [end, milliseconds]),
    [
      ["solved", 40_000],
      ["skipped", 1],
    ],
  );
  assert.deepEqual(toGoOver([]), []);
});

/** Opens a hand of a run. Resolves when the run is in progress. */
async function openRun(run: SprintRun, numbers?: number[]) {
  const round = await openDealt(deal(numbers), placeQuery(run, 0));
  await calm();
  return round;
}

test("a run ends when its time is over, and its last hand is recorded as left", async () => {
  const round = await openRun(RUN);
  spend(MINUTE - 1000);
  assert.equal(route.value.name, "play");
  spend(2000);
  await calm();
  assert.deepEqual(route.value, { name: "sprint", query: { run: runName(RUN) } });
  const { entries, isOver } = standingOf(RUN);
  assert.deepEqual(
    [isOver, entries.map(({ end }) => end), round.result.value],
    [true, ["open"], "left"],
  );
});

test("the clock of a run continues on other pages, and the run can end there", async () => {
  const round = await openRun(RUN);
  spend(10_000);
  go("help");
  await calm();
  spend(40_000);
  assert.equal(round.elapsed.value, 50_000);
  spend(MINUTE);
  await calm();
  assert.equal(route.value.name, "help");
  assert.deepEqual([standingOf(RUN).isOver, round.result.value], [true, "left"]);
});

test("the player can end a run early, and the remaining time counts for the last hand", async () => {
  const round = await openRun(RUN);
  spend(4000);
  await round.solve();
  round.mode.next();
  await calm();
  spend(2000);
  endRun(round);
  await calm();
  assert.deepEqual(route.value, { name: "sprint", query: { run: runName(RUN) } });
  const { entries, isOver, solved, spent } = standingOf(RUN);
  assert.deepEqual(
    [isOver, solved, spent, entries.map(({ end }) => end)],
    [true, 1, MINUTE, ["solved", "open"]],
  );
});

test("a run of survival in play ends at the third wrong answer", async () => {
  const round = await openRun(SURVIVAL);
  for (const _ of [1, 2, 3]) {
    assert.equal(route.value.name, "play");
    await round.check("wrong-value");
  }
  assert.equal(route.value.name, "sprint");
  assert.equal(standingOf(SURVIVAL).isOver, true);
  go("play", { hand: "1,2,3,4" });
  await calm();
  assert.equal(playedHands.value.filter(({ mode }) => mode === "sprint").length, 1);
});

test("a run offers no hints, no solutions, no claim and no undo of a skipped hand", async () => {
  const round = await openRun(RUN);
  assert.equal(round.reveal.offered.value, false);
  await round.hint(1);
  assert.deepEqual([round.claimable.value, round.undoable.value], [false, false]);
  assert.equal(round.live.state.value.hints, 0);
});

test("the next hand of the run follows a solved hand or a skipped hand", async () => {
  const round = await openRun(RUN);
  spend(4000);
  await round.solve();
  round.mode.next();
  await calm();
  assert.deepEqual(route.value.query, { hand: "1,1,1,1", ...placeQuery(RUN, 1) });
  spend(2000);
  round.mode.skip();
  await calm();
  assert.deepEqual(route.value.query, { hand: "1,1,1,2", ...placeQuery(RUN, 2) });
  const { entries, spent } = standingOf(RUN);
  assert.deepEqual(
    entries.map(({ end, milliseconds }) => [end, milliseconds]),
    [
      ["solved", 4000],
      ["skipped", 2000],
    ],
  );
  assert.equal(spent, 16_000);
});

test("a hand that does not belong to its run is recorded as endless", async () => {
  const round = await openRun(RUN, [1, 2, 3, 4]);
  await round.solve();
  await calm();
  assert.deepEqual(
    playedHands.value.map(({ mode }) => mode),
    ["endless"],
  );
});
