import assert from "node:assert/strict";
import test from "node:test";
import { deal, onlyRecord, open, openDealt, RATING, spend } from "../../../testing/game.ts";
import { settle } from "../../../testing/stub-python.ts";
import { go } from "../../base/address/router.ts";
import { choose } from "../../base/browser/settings.ts";
import { playedHands } from "../../player/history/history.ts";
import { handQuery, newChallenge } from "../modes/challenge/challenge-link.ts";

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

const HAND = { challenge: newChallenge(["3,3,8,8"], "24", "one"), place: 0 };

for (const [name, query] of [
  ["daily", { daily: "2026-11-21" }],
  ["challenge", handQuery(HAND)],
] as const) {
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

test("a daily link is played as a daily hand only if the day has the hand", async () => {
  for (const [hand, mode, series] of [
    ["8,3,8,3", "daily", "2026-11-21"],
    ["3,3,8,9", "endless", undefined],
  ] as const) {
    playedHands.value = [];
    await (await open({ hand, daily: "2026-11-21" })).solve();
    const played = await onlyRecord();
    assert.deepEqual([played.mode, played.series], [mode, series]);
  }
});
