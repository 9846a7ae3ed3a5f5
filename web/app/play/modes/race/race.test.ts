import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { openAt, openStorage, openWindow } from "../../../../testing/browser.ts";
import { type Answers, answering, settle } from "../../../../testing/stub-python.ts";
import { route } from "../../../base/address/router.ts";
import { choose, settings } from "../../../base/browser/settings.ts";
import { engineStarted, startPython } from "../../../base/python/engine.ts";
import { isDialogOpen } from "../../../base/ui/dialogs/dialog.tsx";
import { createRace } from "./race.ts";
import { choices, chooseHands, chooseRace } from "./race-choices.ts";

let now = 0;
mock.timers.enable({ apis: ["setInterval", "setTimeout"] });
mock.method(performance, "now", () => now);

const PYTHON: Answers = {
  deal: () => ({
    numbers: [3, 8],
    target: "24",
    cards: [3, 8].map((rank) => ({ rank, suit: "spades" })),
    difficulty: null,
  }),
  solve: () => ({ count: 1, solutions: [{ text: "3*8", value: "24", steps: [] }], nearest: null }),
  check: ({ text }) => ({
    ok: text === "3*8",
    code: text === "3*8" ? "right" : text,
    counts_as_wrong: text === "3+8",
    expression: { text },
  }),
};

beforeEach(async () => {
  openAt();
  openStorage();
  openWindow();
  route.value = { name: "race", query: {} };
  choose("input", "type");
  startPython(answering(PYTHON));
  await engineStarted();
});

async function begin() {
  const race = createRace();
  race.start();
  await settle();
  await settle();
  assert.equal(race.state.value.phase, "open");
  return race;
}

async function give(race: ReturnType<typeof createRace>, text: string) {
  race.table.answer.text.value = text;
  race.table.answer.check();
  await settle();
  await settle();
}

test("a right answer gives its side a point, and a wrong answer gives the other side a point", async () => {
  const race = await begin();
  race.buzz(0);
  await give(race, "3*8");
  assert.deepEqual([race.state.value.reason, race.state.value.scores], ["right", [1, 0]]);
  race.deal();
  await settle();
  await settle();
  race.buzz(0);
  await give(race, "3+8");
  assert.deepEqual([race.state.value.reason, race.state.value.scores], ["wrong", [1, 1]]);
});

test("a side may correct an unreadable answer, and may combine cards", async () => {
  const race = await begin();
  race.buzz(1);
  await give(race, "3*");
  assert.deepEqual([race.state.value.phase, race.verdict.value?.code], ["answering", "3*"]);
  race.table.combining.combine(0, "*", 1, 1);
  await settle();
  await settle();
  assert.deepEqual([race.state.value.reason, race.state.value.scores], ["right", [0, 1]]);
});

test("the clock pauses behind a dialog, and the hand ends when the time is over", async () => {
  const race = await begin();
  race.buzz(0);
  isDialogOpen.value = true;
  now += 40_000;
  mock.timers.tick(1000);
  assert.equal(race.left.value, 30);
  isDialogOpen.value = false;
  now += 31_000;
  mock.timers.tick(1000);
  assert.deepEqual([race.state.value.reason, race.state.value.scores], ["late", [0, 1]]);
});

test("a race remembers its own hands, and leaves the settings of other modes alone", async () => {
  chooseHands("level", "easy");
  assert.equal(choices.value.level, "easy");
  assert.equal(settings.value.level, "near");
  assert.equal(JSON.parse(localStorage.getItem("twentyfour:race") ?? "").level, "easy");
  chooseHands("level", "near");
});

test("a side with a head start may buzz, and the other may not until it is over", async () => {
  chooseRace({ ahead: "second", seconds: 10 });
  const race = await begin();
  race.buzz(0);
  race.claimNone(0);
  race.claimNone(0);
  assert.deepEqual([race.state.value.phase, race.headStart.value], ["open", 10]);
  now += 9000;
  mock.timers.tick(1000);
  race.buzz(0);
  assert.deepEqual([race.state.value.phase, race.headStart.value], ["open", 1]);
  isDialogOpen.value = true;
  now += 5000;
  mock.timers.tick(1000);
  isDialogOpen.value = false;
  assert.equal(race.isHeld(0), true);
  assert.equal(race.isHeld(1), false);
  now += 2000;
  mock.timers.tick(1000);
  race.buzz(0);
  assert.deepEqual([race.state.value.phase, race.state.value.by], ["answering", 0]);
  chooseRace({ ahead: "none" });
});
