import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { newChallenge } from "../../web/app/challenge/challenge-link.js";
import { startPython } from "../../web/app/core/engine.js";
import { go, route } from "../../web/app/core/router.js";
import { choose } from "../../web/app/core/settings.js";
import { createRound } from "../../web/app/game/round.js";
import { history } from "../../web/app/history/history.js";
import { journalHands } from "../../web/app/history/journal.js";
import { signal } from "../../web/testing.js";
import { openAt, openStorage, openWindow } from "./browser.js";
import { answering, settle } from "./python.js";
import { lying, stubTable } from "./table.js";

/** @import { Context } from "../../web/app/game/mode.js" */

const RATING = { level: "expert", score: 91.5, technique: { code: "fraction", params: {} } };
const OF_DAY = { numbers: [3, 3, 8, 8], target: "24", level: "hard", cards: [] };

let now = 0;
let window = openWindow();
mock.timers.enable({ apis: ["setInterval"] });
mock.method(performance, "now", () => now);

const asked = /** @type {string[]} */ ([]);

beforeEach(() => {
  asked.length = 0;
  history.value = [];
  openAt();
  openStorage();
  window = openWindow();
  go("play");
  startPython(
    answering((name, params) => {
      asked.push(`${name} ${params.numbers ?? params.date}`);
      return name === "daily" ? { hands: [OF_DAY] } : { ...RATING, reasons: [] };
    }),
  );
});

/** A round on a hand, with all that it watches. */
function begin(hand = lying([3, 3, 8, 8]), name = "endless") {
  const table = stubTable(hand);
  const game = {
    table,
    answer: { text: signal(""), verdict: signal(/** @type {any} */ (null)) },
    combining: { canUndo: signal(false) },
    coach: {
      level: signal(0),
      open: signal(false),
      search: { state: signal({ solved: /** @type {any} */ (null) }) },
    },
    mode: { context: signal(/** @type {Context} */ ({ name, date: "" })) },
    find: {
      active: signal(false),
      hunting: signal(false),
      complete: signal(false),
      count: signal(/** @type {number | null} */ (null)),
    },
  };
  const { result, elapsed } = createRound(
    /** @type {Parameters<typeof createRound>[0]} */ (/** @type {unknown} */ (game)),
  );
  return {
    ...game,
    result,
    elapsed,
    /** @param {string} code @param {object} [more] */
    say(code, more) {
      game.answer.verdict.value = { ok: code === "right", code, way: "type", ...more };
    },
    right() {
      this.say("right", { expression: { text: "8/(3-8/3)" } });
    },
    leave: () => {
      table.hand.value = lying([1, 2, 3, 4]);
    },
  };
}

/** A hand that the game has dealt. */
const dealt = (numbers = [3, 3, 8, 8], other = {}) => lying(numbers, { dealt: true, ...other });

/** @param {number} milliseconds */
function spend(milliseconds) {
  now += milliseconds;
  mock.timers.tick(milliseconds);
}

/** The only record that there is. */
async function kept() {
  await settle();
  const [first, ...more] = history.value;
  assert.deepEqual(more, []);
  assert.ok(first);
  const { id, at, ...played } = first;
  assert.match(id, /^[\w.:-]{1,64}$/);
  assert.ok(Math.abs(at - Date.now()) < 60_000);
  return played;
}

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
  window.dispatchEvent(new Event("pagehide"));
  assert.deepEqual(
    journalHands().map(({ result, rated }) => [result, rated]),
    [["left", false]],
  );
});

test("only answers that were answers are wrong ones", async () => {
  const round = begin();
  const codes = [
    "wrong-value",
    "unclosed-bracket",
    "has-solution",
    "unused",
    "empty",
    "wrong-value",
  ];
  for (const code of codes) round.say(code);
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

test("a glance at a hand is not played; two seconds, or a touch, are", async () => {
  const glance = begin();
  spend(1999);
  glance.leave();
  await settle();
  assert.deepEqual(history.value, []);

  const looked = begin();
  spend(2000);
  looked.leave();
  assert.equal((await kept()).result, "left");

  for (const touch of [
    (/** @type {ReturnType<typeof begin>} */ { answer }) => {
      answer.text.value = "8";
    },
    (/** @type {ReturnType<typeof begin>} */ { combining }) => {
      combining.canUndo.value = true;
    },
    (/** @type {ReturnType<typeof begin>} */ round) => round.say("empty"),
  ]) {
    history.value = [];
    const round = begin();
    touch(round);
    round.leave();
    assert.equal((await kept()).result, "left");
  }
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

test("the clock of an open hand of the day goes on from where it stood, and its record does not", async () => {
  const context = /** @type {const} */ ({ name: "daily", date: "2026-11-21" });
  const key = "#/play?hand=3,3,8,8&daily=2026-11-21";
  const lay = () => {
    const round = begin();
    round.mode.context.value = context;
    round.table.hand.value = lying([3, 3, 8, 8], { key });
    return round;
  };
  const first = lay();
  spend(9000);
  first.leave();
  assert.equal((await kept()).milliseconds, 9000);
  const second = lay();
  spend(1000);
  assert.equal(second.elapsed.value, 10_000);
  second.right();
  await settle();
  assert.equal(second.elapsed.value, 10_000);
  assert.equal(history.value.at(-1)?.milliseconds, 1000);
  assert.equal(lay().elapsed.value, 0);
});

test("a hand of a challenge is kept with its place there, and its clock goes on", async () => {
  const challenge = newChallenge(["1,5,5,5", "3,3,8,8"], "24", "two");
  const lay = () => {
    const round = begin(lying([1, 2, 3, 4]));
    round.mode.context.value = { name: "challenge", date: "", duel: { challenge, place: 1 } };
    round.table.hand.value = lying([3, 3, 8, 8], { key: "#/play?hand=3,3,8,8&place=2" });
    return round;
  };
  const first = lay();
  spend(700);
  first.leave();
  const left = await kept();
  assert.deepEqual([left.challenge, left.milliseconds], [`${challenge.id}/1`, 700]);
  assert.equal(lay().elapsed.value, 700);
});

/** @param {string} name @param {object} [more] */
const happen = (name, more) => window.dispatchEvent(Object.assign(new Event(name), more));

/** How the hands ended that are written down for a later page. */
const written = () => journalHands().map(({ result }) => result);

test("how a hand ended is written down at once, for the page may be closed before it is kept", () => {
  const round = begin();
  round.right();
  assert.deepEqual(written(), ["solved"]);
  happen("pagehide");
  assert.deepEqual(written(), ["solved"]);
});

test("a hand that was begun is left when the page goes away, and played on after a reload", () => {
  begin();
  happen("pagehide");
  assert.deepEqual(written(), [], "nobody has touched it");
  const round = begin();
  round.answer.text.value = "8";
  happen("pagehide");
  assert.deepEqual(written(), ["left"]);
  begin();
  assert.deepEqual(written(), []);
});

test("after a reload, clock, hints and wrong answers go on from where they stood", async () => {
  const round = begin();
  round.coach.level.value = 2;
  round.say("wrong-value");
  spend(40_000);
  happen("pagehide");
  const again = begin();
  assert.equal(again.elapsed.value, 40_000);
  again.coach.level.value = 1;
  spend(1000);
  again.right();
  const { milliseconds, hints, wrong } = await kept();
  assert.deepEqual([milliseconds, hints, wrong], [41_000, 2, 1]);
});

/** A look of half a second at a hand of the day. */
function glance() {
  const round = begin(lying([1, 2, 3, 4]));
  round.mode.context.value = { name: "daily", date: "2026-11-21" };
  round.table.hand.value = lying([3, 3, 8, 8], { key: "#/play?hand=3,3,8,8&daily=2026-11-21" });
  spend(500);
  return round;
}

test("every look at a hand of the day counts, however short", async () => {
  glance().leave();
  assert.equal((await kept()).milliseconds, 500);
});

test("a look at a hand of the day counts also if the page is closed", () => {
  glance();
  happen("pagehide");
  assert.deepEqual(written(), ["left"]);
});

test("a hand that was begun stays left when the next page opens another", () => {
  begin().answer.text.value = "8";
  happen("pagehide");
  begin(lying([1, 2, 3, 4]));
  assert.deepEqual(written(), ["left"]);
});

test("a page that comes back as it was goes on with its hand", () => {
  begin().answer.text.value = "8";
  happen("pagehide");
  happen("pageshow", { persisted: false });
  assert.deepEqual(written(), ["left"]);
  happen("pageshow", { persisted: true });
  assert.deepEqual(written(), []);
});
