import assert from "node:assert/strict";
import test from "node:test";
import { duelQuery, newChallenge } from "../../web/app/challenge/challenge-link.ts";
import { go } from "../../web/app/core/router.ts";
import { choose } from "../../web/app/core/settings.ts";
import { playedHands } from "../../web/app/history/history.ts";
import { journalHands } from "../../web/app/history/journal.ts";
import { settle } from "./python.js";
import { asked, deal, happen, onlyRecord, open, openDealt, RATING, spend } from "./round.js";

test("the record of a solved hand has time, hints, wrong answers and Python's rating", async () => {
  const round = await open();
  spend(5000);
  await round.hint(2);
  await round.check("wrong-value");
  spend(7000);
  await round.solve();
  assert.deepEqual(await onlyRecord(), {
    mode: "endless",
    numbers: [3, 3, 8, 8],
    target: "24",
    result: "solved",
    milliseconds: 12_000,
    hints: 2,
    wrong: 1,
    input: "type",
    text: "8/(3-8/3)",
    localDate: "2026-11-21",
    rated: false,
    ...RATING,
  });
});

test("a dealt hand in Endless counts for the strength", async () => {
  await (await openDealt()).solve();
  assert.equal((await onlyRecord()).rated, true);
});

test("a hand does not count with a shown first step, another target or five cards", async () => {
  const step = { left: "3", operator: /** @type {const} */ ("*"), right: "8", value: "24" };
  await (await openDealt(deal([3, 3, 8, 8], { step }))).solve();
  await (await openDealt(deal([3, 3, 8, 8], { target: "25" }))).solve();
  await (await openDealt(deal([3, 3, 8, 8, 1]))).solve();
  assert.deepEqual(
    playedHands.value.map(({ rated }) => rated),
    [false, false, false],
  );
});

const DUEL = { challenge: newChallenge(["3,3,8,8"], "24", "one"), place: 0 };

for (const [name, query] of /** @type {const} */ ([
  ["daily", { daily: "2026-11-21" }],
  ["challenge", duelQuery(DUEL)],
])) {
  test(`a hand of the mode ${name} does not count`, async () => {
    await (await openDealt(deal(), query)).solve();
    const { mode, rated } = await onlyRecord();
    assert.deepEqual([mode, rated], [name, false]);
  });
}

test("no hand counts for a player who does not want to be rated", async () => {
  choose("rated", "no");
  await (await openDealt()).solve();
  choose("rated", "yes");
  assert.equal((await onlyRecord()).rated, false);
});

for (const [what, next, touched, milliseconds, counts] of /** @type {const} */ ([
  ["begun, for the next one", deal([1, 2, 3, 4]), true, 1000, true],
  ["begun, for a hand that was not dealt", deal([1, 2], { dealt: false }), true, 1000, true],
  ["untouched, however late", deal([1, 2, 3, 4]), false, 600_000, false],
])) {
  test(`a hand that is left ${what} ${counts ? "counts" : "does not count"}`, async () => {
    const round = await openDealt();
    if (touched) round.answer.text.value = "8";
    spend(milliseconds);
    round.table.open(next);
    round.answer.text.value = "1";
    const { result, rated } = await onlyRecord();
    assert.deepEqual([result, rated], ["left", counts]);
  });
}

test("a hand on which the page is closed does not count", async () => {
  const round = await openDealt();
  round.answer.text.value = "8";
  happen("pagehide");
  assert.deepEqual(
    journalHands().map(({ result, rated }) => [result, rated]),
    [["left", false]],
  );
});

test("the record counts the verdicts that count as wrong", async () => {
  const round = await open();
  for (const code of ["wrong-value", "unclosed-bracket", "unused", "empty", "wrong-value"]) {
    await round.check(code);
  }
  round.answer.claimNone();
  await settle();
  await round.solve();
  assert.equal((await onlyRecord()).wrong, 3);
});

test('the record of a right claim of "no solution" has neither an input method nor a text', async () => {
  const round = await open({ hand: "1,1,1,1" });
  await round.answer.claimNone();
  const { result, input, text } = await onlyRecord();
  assert.deepEqual(
    [result, input, text, round.result.value],
    ["none", undefined, undefined, "none"],
  );
});

test("a hand cannot be solved once its solutions are shown", async () => {
  const round = await open();
  round.coach.toggle();
  assert.equal(round.result.value, null);
  await settle();
  await round.solve();
  assert.equal((await onlyRecord()).result, "shown");
});

test("a hand that has ended is recorded once, and its clock stops", async () => {
  const round = await open();
  spend(3000);
  await round.solve();
  spend(60_000);
  await round.solve();
  await round.showSolutions();
  await round.leave();
  assert.deepEqual(
    playedHands.value.map(({ milliseconds, result }) => [milliseconds, result]),
    [[3000, "solved"]],
  );
});

test("the next hand starts without time, hints and wrong answers", async () => {
  const round = await open();
  spend(9000);
  await round.hint(3);
  await round.check("wrong-value");
  await round.leave();
  playedHands.value = [];
  spend(1000);
  await round.solve();
  const { numbers, milliseconds, hints, wrong, result } = await onlyRecord();
  assert.deepEqual(
    [numbers, milliseconds, hints, wrong, result],
    [[1, 2, 3, 4], 1000, 0, 0, "solved"],
  );
});

test("the clock runs only while the table is shown and all cards are face up", async () => {
  const query = { hand: "3,3,8,K" };
  const opening = open(query);
  spend(5000);
  const round = await opening;
  spend(1000);
  go("help");
  spend(30_000);
  go("play", query);
  spend(1000);
  assert.equal(round.elapsed.value, 2000);
});

test("a hand that Python has not read writes no record", async () => {
  const opening = open();
  spend(5000);
  go("play", { hand: "1,2,3,4" });
  await opening;
  assert.deepEqual(playedHands.value, []);
});

test("find all ends with the last solution, not with the first right answer", async () => {
  const round = await openDealt(deal(), { find: "all" });
  await settle();
  await round.check("3*8");
  assert.equal(round.result.value, null);
  await round.check("8/(3-8/3)");
  const { mode, result, rated } = await onlyRecord();
  assert.deepEqual([mode, result, rated], ["find", "solved", false]);
});

test("hands of more than five cards are not rated", async () => {
  await (await open({ hand: "1,2,3,4,5,6" })).solve();
  const { level, score, technique } = await onlyRecord();
  assert.deepEqual(
    [level, score, technique, asked.includes("rate")],
    [undefined, undefined, undefined, false],
  );
});

test("a daily link is played as a daily hand only if the day has the hand", async () => {
  for (const [hand, mode, series] of /** @type {const} */ ([
    ["8,3,8,3", "daily", "2026-11-21"],
    ["3,3,8,9", "endless", undefined],
  ])) {
    playedHands.value = [];
    await (await open({ hand, daily: "2026-11-21" })).solve();
    const played = await onlyRecord();
    assert.deepEqual([played.mode, played.series], [mode, series]);
  }
});
