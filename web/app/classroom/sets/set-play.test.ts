import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { openAt, openStorage, openWindow } from "../../../testing/browser.ts";
import { hand } from "../../../testing/records.ts";
import { type Answers, answering, settle } from "../../../testing/stub-python.ts";
import { route } from "../../base/address/router.ts";
import { choose } from "../../base/browser/settings.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { engineStarted, startPython } from "../../base/python/engine.ts";
import { triedIn } from "../../player/replay/tried.ts";
import { setInPlay } from "../../table/solutions/closed-solve.ts";
import { createSetPlay } from "./set-play.ts";

const HANDS: Puzzle[] = [
  { numbers: [3, 8], target: "24" },
  { numbers: [12, 2], target: "24" },
];

let now = 0;
let window = openWindow();
mock.method(performance, "now", () => now);

/** A referee that accepts a product. */
const REFEREE: Answers = {
  check({ text }) {
    const ok = text.includes("*");
    return { ok, code: ok ? "right" : "wrong-value", counts_as_wrong: !ok, expression: { text } };
  },
};

beforeEach(async () => {
  now = 0;
  openAt();
  openStorage();
  window = openWindow();
  route.value = { name: "set", query: {} };
  choose("input", "type");
  startPython(answering(REFEREE));
  await engineStarted();
});

async function give(play: ReturnType<typeof createSetPlay>, text: string) {
  play.table.answer.text.value = text;
  play.table.answer.check();
  await settle();
}

function begin() {
  const play = createSetPlay();
  play.open(HANDS, "set-1");
  play.start();
  return play;
}

test("a right answer ends a hand at the time of the answer, and the next hand appears", async () => {
  const play = begin();
  now = 5000;
  await give(play, "3+8");
  assert.deepEqual([play.place.value, play.isRight.value], [0, false]);
  assert.equal(play.table.answer.verdict.value?.code, "wrong-value");
  now = 9000;
  await give(play, "3*8");
  assert.deepEqual([play.played.value.times, play.isRight.value], [[9000], true]);
  assert.deepEqual(play.table.table.hand.value.numbers, [12, 2]);
  now = 10_000;
  play.skip();
  assert.deepEqual([play.played.value.times, play.phase.value], [[9000, null], "done"]);
  assert.deepEqual([play.played.value.wrong, play.played.value.hints], [1, 0]);
});

test("a set remembers how its hands were played until it is played again", async () => {
  const play = begin();
  now = 3000;
  await give(play, "3+8");
  await give(play, "3*8");
  now = 9000;
  play.skip();
  assert.deepEqual(
    play.tried.value.map(({ numbers, result, wrong }) => [numbers, result, wrong]),
    [
      [[3, 8], "solved", 1],
      [[12, 2], "left", 0],
    ],
  );
  assert.equal(triedIn({ ...hand(), ...play.tried.value[0] })?.length, 3);
  play.again();
  assert.deepEqual(play.tried.value, []);
});

test("the cards of a set can be combined, and the last card is judged automatically", async () => {
  const play = begin();
  now = 2000;
  play.table.combining.combine(0, "*", 1, 1);
  await settle();
  assert.deepEqual(play.played.value.times, [2000]);
});

test('a set refuses hints, solutions and the claim of "no solution"', async () => {
  const { table } = begin();
  table.hint();
  table.coach.toggle();
  table.answer.claimNone();
  await settle();
  assert.deepEqual(
    [table.live.state.value.hints, table.coach.open.value, table.answer.verdict.value],
    [0, false, null],
  );
});

test("a set continues after a reload with the same hand and the same steps", async () => {
  const play = begin();
  await give(play, "3*8");
  now = 4000;
  play.table.combining.combine(0, "+", 1, 1);
  await settle();
  window.dispatchEvent(new Event("pagehide"));
  const again = createSetPlay();
  again.open(HANDS, "set-1");
  assert.deepEqual([again.place.value, again.phase.value], [1, "start"]);
  again.start();
  assert.deepEqual(again.table.table.hand.value.numbers, [12, 2]);
  assert.equal(again.table.combining.done.value, 1);
});

test("when the time of a set is up, also over a reload, the hands that remain are left out", async () => {
  mock.timers.enable({ apis: ["Date", "setInterval"] });
  const play = createSetPlay();
  play.open(HANDS, "set-2", { minutes: 1 });
  play.start();
  await give(play, "3*8");
  mock.timers.tick(50_000);
  assert.deepEqual([play.left.value, play.phase.value], [10_000, "playing"]);
  const again = createSetPlay();
  again.open(HANDS, "set-2", { minutes: 1 });
  again.start();
  mock.timers.tick(11_000);
  assert.deepEqual([again.left.value, again.phase.value], [0, "done"]);
  assert.equal(again.played.value.times[1], null);
  mock.timers.reset();
});

test("a set whose link says so closes the solver from its start to its end", () => {
  const play = createSetPlay();
  play.open(HANDS, "set-1", { solve: false });
  route.value = { name: "set", query: { hands: "3,8_12,2", solve: "no" } };
  assert.equal(setInPlay(), null);
  play.start();
  assert.equal(setInPlay(), "#/set?hands=3,8_12,2&solve=no");
  play.skip();
  assert.notEqual(setInPlay(), null);
  play.skip();
  assert.equal(setInPlay(), null);
});
