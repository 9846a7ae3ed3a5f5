import assert from "node:assert/strict";
import test from "node:test";
import { route } from "../../web/app/core/router.js";
import { choose } from "../../web/app/core/settings.js";
import { history } from "../../web/app/history/history.js";
import { journalHands } from "../../web/app/history/journal.js";
import { settle } from "./python.js";
import { asked, begin, dealt, happen, kept, RATING, spend } from "./round.js";
import { lying } from "./table.js";

test("a hand that is solved is kept with all that it took, and with what Python says of it", async () => {
  const round = begin();
  spend(5000);
  round.coach.level.value = 2;
  round.say("wrong-value");
  spend(7000);
  round.right();
  assert.deepEqual(await kept(), {
    mode: "endless",
    numbers: [3, 3, 8, 8],
    target: "24",
    result: "solved",
    milliseconds: 12_000,
    hints: 2,
    wrong: 1,
    way: "type",
    text: "8/(3-8/3)",
    date: null,
    rated: false,
    ...RATING,
  });
});

test("a hand that the game has dealt in Endless counts for the strength", async () => {
  begin(dealt()).right();
  assert.equal((await kept()).rated, true);
});

test("a hand whose first step was shown, for another target or of five cards does not count", async () => {
  const step = { left: "3", operator: /** @type {const} */ ("*"), right: "8", value: "24" };
  begin(dealt([3, 3, 8, 8], { step })).right();
  begin(dealt([3, 3, 8, 8], { target: "25" })).right();
  begin(dealt([3, 3, 8, 8, 1])).right();
  await settle();
  assert.deepEqual(
    history.value.map(({ rated }) => rated),
    [false, false, false],
  );
});

for (const name of ["daily", "find", "challenge"]) {
  test(`a hand of the mode ${name} does not count`, async () => {
    begin(dealt(), name).right();
    assert.equal((await kept()).rated, false);
  });
}

test("no hand counts for a player who does not want to be rated", async () => {
  choose("rated", "no");
  begin(dealt()).right();
  choose("rated", "yes");
  assert.equal((await kept()).rated, false);
});

for (const [what, next, touched, milliseconds, counts] of /** @type {const} */ ([
  ["begun, for the next one", dealt([1, 2, 3, 4]), true, 1000, true],
  ["untouched after half a minute, for the next one", dealt([1, 2, 3, 4]), false, 30_000, true],
  ["untouched after some seconds", dealt([1, 2, 3, 4]), false, 10_000, false],
  ["begun, for a hand that was not dealt", lying([1, 2, 3, 4]), true, 30_000, false],
])) {
  test(`a hand that is left ${what}, ${counts ? "counts" : "does not count"}`, async () => {
    const round = begin(dealt());
    if (touched) round.answer.text.value = "8";
    spend(milliseconds);
    round.table.hand.value = next;
    const { result, rated } = await kept();
    assert.deepEqual([result, rated], ["left", counts]);
  });
}

test("a hand on which the page is closed does not count", () => {
  const round = begin(dealt());
  round.answer.text.value = "8";
  happen("pagehide");
  assert.deepEqual(
    journalHands().map(({ result, rated }) => [result, rated]),
    [["left", false]],
  );
});

test("verdicts that count as wrong are counted", async () => {
  const round = begin();
  round.say("unused");
  for (const code of ["wrong-value", "has-solution", "wrong-value"])
    round.say(code, { counts_as_wrong: true });
  round.say("unclosed-bracket");
  round.right();
  assert.equal((await kept()).wrong, 3);
});

test("no solution, rightly said, has neither a way nor a text", async () => {
  const round = begin();
  round.say("no-solution", { ok: true });
  const { result, way, text } = await kept();
  assert.deepEqual([result, way, text, round.result.value], ["none", null, null, "none"]);
});

test("who opens the solutions was shown them, and solves the hand no more", async () => {
  const round = begin();
  round.coach.search.state.value = { solved: { count: 1 } };
  assert.equal(round.result.value, null);
  round.coach.open.value = true;
  round.right();
  assert.equal((await kept()).result, "shown");
});

test("a hand that has ended is kept once, and its clock stands", async () => {
  const round = begin();
  spend(3000);
  round.right();
  spend(60_000);
  round.right();
  round.coach.open.value = true;
  round.coach.search.state.value = { solved: { count: 1 } };
  round.leave();
  await settle();
  assert.deepEqual(
    history.value.map(({ milliseconds, result }) => [milliseconds, result]),
    [[3000, "solved"]],
  );
});

test("the next hand begins with nothing of the one before", async () => {
  const round = begin();
  spend(9000);
  round.coach.level.value = 3;
  round.say("wrong-value");
  round.leave();
  await settle();
  history.value = [];
  round.coach.level.value = 0;
  round.answer.verdict.value = null;
  spend(1000);
  round.right();
  const { numbers, milliseconds, hints, wrong, result } = await kept();
  assert.deepEqual(
    [numbers, milliseconds, hints, wrong, result],
    [[1, 2, 3, 4], 1000, 0, 0, "solved"],
  );
});

test("the clock runs on the table alone, and once the cards lie face up", async () => {
  const round = begin(lying([3, 3, 8, 8], { cards: [null, null, null, null] }));
  spend(5000);
  round.table.hand.value = lying([3, 3, 8, 8]);
  spend(1000);
  route.value = { name: "help", query: {} };
  spend(30_000);
  route.value = { name: "play", query: {} };
  spend(1000);
  assert.equal(round.elapsed.value, 2000);
});

test("a hand that Python has not read leaves nothing", async () => {
  const round = begin(lying([3, 3, 8, 8], { numbers: null }));
  spend(5000);
  round.leave();
  await settle();
  assert.deepEqual(history.value, []);
});

test("a hunt ends with the last solution, not with a right answer", async () => {
  const round = begin();
  round.find.active.value = true;
  round.find.hunting.value = true;
  round.right();
  assert.equal(round.result.value, null);
  round.find.count.value = 0;
  round.find.complete.value = true;
  assert.equal(round.result.value, null);
  round.find.count.value = 5;
  assert.equal((await kept()).result, "solved");
});

test("larger hands take too long to rate", async () => {
  const round = begin(lying([1, 2, 3, 4, 5, 6]));
  round.right();
  const { level, score, technique } = await kept();
  assert.deepEqual([level, score, technique, asked], [null, null, null, []]);
});

test("a hand of the day is one only if the day has it", async () => {
  for (const [numbers, mode, date] of /** @type {const} */ ([
    [[8, 3, 8, 3], "daily", "2026-11-21"],
    [[3, 3, 8, 9], "endless", null],
  ])) {
    history.value = [];
    const round = begin(lying([...numbers]));
    round.mode.context.value = { name: "daily", date: "2026-11-21" };
    round.table.hand.value = lying([...numbers], { key: "#/play?hand=1&daily=2026-11-21" });
    round.right();
    const played = await kept();
    assert.deepEqual([played.mode, played.date], [mode, date]);
  }
});
