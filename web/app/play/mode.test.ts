import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { liveIn, NOW } from "../../testing/clock.ts";
import { speak } from "../../testing/languages.ts";
import { clockTime, exactTime, timeTaken } from "../base/time/duration.ts";
import { handQuery, newChallenge } from "./modes/challenge/challenge-link.ts";
import { playOf } from "./modes.ts";

await speak("en");

liveIn("UTC");
mock.method(Date, "now", () => NOW);

const recordFieldsOf = (query: Record<string, string>) => playOf(query).play.recordFields;

const ENDLESS = { mode: "endless" };

test("a link determines how its hand is played, and the fields of its record", () => {
  assert.deepEqual(recordFieldsOf({}), ENDLESS);
  assert.deepEqual(recordFieldsOf({ find: "all" }), { mode: "find" });
  for (const name of ["review", "practice"]) {
    assert.deepEqual(recordFieldsOf({ [name]: "missed" }), { mode: "review" });
  }
  assert.deepEqual(recordFieldsOf({ daily: "2026-11-21" }), {
    mode: "daily",
    series: "2026-11-21",
  });
  const challenge = newChallenge(["1,5,5,5", "3,3,8,8"], "24", "two");
  assert.deepEqual(recordFieldsOf(handQuery({ challenge, place: 1 })), {
    mode: "challenge",
    series: challenge.id,
    place: 1,
  });
});

test("invalid parameters are ignored", () => {
  const days = ["2026-11-22", "2025-12-31", "2026-02-30", "today"];
  for (const daily of days) assert.deepEqual(recordFieldsOf({ daily }), ENDLESS);
  const played = { hands: "1,5,5,5_3,3,8,8", hand: "3,3,8,8", place: "2" };
  assert.equal(recordFieldsOf(played).mode, "challenge");
  for (const place of ["", "0", "1", "3", "two", "1e9"]) {
    assert.deepEqual(recordFieldsOf({ ...played, place }), ENDLESS, place);
  }
  assert.deepEqual(recordFieldsOf({ ...played, times: "1" }), ENDLESS);
  assert.deepEqual(recordFieldsOf({ find: "some", review: "some" }), ENDLESS);
});

test("if a link fits several modes, daily comes before find, and find before challenge", () => {
  const played = { hands: "3,3,8,8", hand: "3,3,8,8", place: "1" };
  const all = { ...played, daily: "2026-11-21", find: "all" };
  assert.equal(recordFieldsOf(all).mode, "daily");
  assert.equal(recordFieldsOf({ ...all, daily: "never" }).mode, "find");
  assert.equal(recordFieldsOf({ ...all, daily: "never", find: "" }).mode, "challenge");
});

test("a clock truncates to seconds, and a challenge rounds to tenths", () => {
  assert.deepEqual([0, 999, 59_999, 60_000, 3_765_000, 36_000_000].map(clockTime), [
    "0:00",
    "0:00",
    "0:59",
    "1:00",
    "1:02:45",
    "10:00:00",
  ]);
  assert.deepEqual([0, 40, 50, 83_400, 59_960].map(exactTime), [
    "0:00.0",
    "0:00.0",
    "0:00.1",
    "1:23.4",
    "1:00.0",
  ]);
});

test("a duration is shown as on the clock, a short one with tenths", () => {
  assert.deepEqual([null, 0, 7499, 9999, 10_000, 14_999, 3_765_999].map(timeTaken), [
    "–",
    "0:00.1",
    "0:07.4",
    "0:09.9",
    "0:10",
    "0:14",
    "1:02:45",
  ]);
});
