import assert from "node:assert/strict";
import test from "node:test";
import { happen, onlyRecord, open, spend } from "../../../testing/game.ts";
import { settle } from "../../../testing/stub-python.ts";
import { go } from "../../base/address/router.ts";
import { playedHands } from "../../player/history/history.ts";
import { journalHands } from "../../player/history/storage/journal.ts";
import { handQuery, newChallenge } from "../modes/challenge/challenge-link.ts";

const OF_DAY = { hand: "3,3,8,8", daily: "2026-11-21" };

test("the clock of an open daily hand continues, and each record has the time of its own visit", async () => {
  const first = await open(OF_DAY);
  spend(9000);
  await first.leave();
  assert.equal((await onlyRecord()).milliseconds, 9000);
  const second = await open(OF_DAY);
  spend(1000);
  assert.equal(second.elapsed.value, 10_000);
  await second.solve();
  assert.equal(second.elapsed.value, 10_000);
  assert.equal(playedHands.value.at(-1)?.milliseconds, 1000);
  assert.equal((await open(OF_DAY)).elapsed.value, 0);
});

test("the record of a challenge hand has its place in the challenge, and the clock continues", async () => {
  const challenge = newChallenge(["1,5,5,5", "3,3,8,8"], "24", "two");
  const query = handQuery({ challenge, place: 1 });
  const first = await open(query);
  spend(700);
  await first.leave();
  const left = await onlyRecord();
  assert.deepEqual([left.series, left.place, left.milliseconds], [challenge.id, 1, 700]);
  assert.equal((await open(query)).elapsed.value, 700);
});

test("a solved challenge hand is still solved when the player returns to it", async () => {
  const challenge = newChallenge(["1,5,5,5", "3,3,8,8"], "24", "two");
  const query = handQuery({ challenge, place: 1 });
  const round = await open(query);
  spend(5000);
  await round.hint(1);
  await round.solve();
  const record = await onlyRecord();
  await round.leave();
  go("play", query);
  await settle();
  const { answer, elapsed, hints, result, won } = round;
  assert.deepEqual(
    [won.value, result.value, answer.text.value, elapsed.value, hints.value],
    [true, "solved", "8/(3-8/3)", 5000, 1],
  );
  answer.text.value = "1";
  await round.check("wrong-value");
  const { id: _, at: __, ...fields } = playedHands.value[0] ?? {};
  assert.deepEqual(fields, record);
  assert.equal(playedHands.value.filter(({ mode }) => mode === "challenge").length, 1);
  assert.equal((await open(query)).won.value, true);
});

/** The results of the hands in the journal, for a later page. */
const written = () => journalHands().map(({ result }) => result);

test("the journal has the result of a hand at once, because the page may close before the database is written", async () => {
  const round = await open();
  await round.solve();
  assert.deepEqual(written(), ["solved"]);
  happen("pagehide");
  assert.deepEqual(written(), ["solved"]);
});

test("closing the page writes a touched hand to the journal as left, and a reload removes the entry", async () => {
  await open();
  happen("pagehide");
  assert.deepEqual(written(), [], "nobody has touched it");
  const round = await open();
  round.answer.text.value = "8";
  happen("pagehide");
  assert.deepEqual(written(), ["left"]);
  await open();
  assert.deepEqual(written(), []);
});

test("clock, hints and wrong answers continue after a reload", async () => {
  const round = await open();
  await round.hint(2);
  await round.check("wrong-value");
  spend(40_000);
  happen("pagehide");
  const again = await open();
  assert.equal(again.elapsed.value, 40_000);
  await again.hint(1);
  spend(1000);
  await again.solve();
  const { milliseconds, hints, wrong } = await onlyRecord();
  assert.deepEqual([milliseconds, hints, wrong], [41_000, 3, 1]);
});

/** Looks at a hand of the day for half a second. */
async function look() {
  const round = await open(OF_DAY);
  spend(500);
  return round;
}

test("each look at a daily hand counts, at any length", async () => {
  await (await look()).leave();
  assert.equal((await onlyRecord()).milliseconds, 500);
});

test("a look at a daily hand counts if the page is closed", async () => {
  await look();
  happen("pagehide");
  assert.deepEqual(written(), ["left"]);
});

test("a touched hand stays left if the next page opens another hand", async () => {
  (await open()).answer.text.value = "8";
  happen("pagehide");
  await open({ hand: "1,2,3,4" });
  assert.deepEqual(written(), ["left"]);
});

test("a page that returns from the back/forward cache continues its hand", async () => {
  (await open()).answer.text.value = "8";
  happen("pagehide");
  happen("pageshow", { persisted: false });
  assert.deepEqual(written(), ["left"]);
  happen("pageshow", { persisted: true });
  assert.deepEqual(written(), []);
});
