import assert from "node:assert/strict";
import test from "node:test";
import { newChallenge } from "../../web/app/challenge/challenge-link.js";
import { history } from "../../web/app/history/history.js";
import { journalHands } from "../../web/app/history/journal.js";
import { settle } from "./python.js";
import { begin, happen, kept, spend } from "./round.js";
import { lying } from "./table.js";

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
