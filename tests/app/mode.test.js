import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { clockTime, exactTime, timeTaken } from "../../web/app/core/duration.js";
import { href, read } from "../../web/app/core/router.js";
import { challengeText, inTenths } from "../../web/app/game/challenge.js";
import { contextOf } from "../../web/app/game/mode.js";
import { fc } from "../../web/testing.js";
import { openAt } from "./browser.js";
import { liveIn, NOW } from "./hands.js";
import { speak } from "./languages.js";

await speak("en");

liveIn("UTC");
mock.method(Date, "now", () => NOW);

const ENDLESS = { name: "endless", date: "", time: 0 };

test("a link says how its hand is played", () => {
  assert.deepEqual(contextOf({}), ENDLESS);
  assert.deepEqual(contextOf({ find: "all" }), { ...ENDLESS, name: "find" });
  assert.deepEqual(contextOf({ daily: "2026-11-21" }), {
    ...ENDLESS,
    name: "daily",
    date: "2026-11-21",
  });
  assert.deepEqual(contextOf({ time: "83.4" }), { ...ENDLESS, name: "challenge", time: 83.4 });
});

test("what makes no sense is passed over", () => {
  const days = ["2026-11-22", "2025-12-31", "2026-02-30", "today"];
  for (const daily of days) assert.deepEqual(contextOf({ daily }), ENDLESS);
  const times = [
    "",
    "0",
    "0.0",
    "00",
    "-3",
    "1e9",
    "soon",
    "123456",
    "1.25",
    "1.",
    ".5",
    "NaN",
    " 1",
  ];
  for (const time of times) assert.deepEqual(contextOf({ time }), ENDLESS, time);
  assert.deepEqual(contextOf({ find: "some" }), ENDLESS);
});

test("of two ways to play, the day comes before the hunt, and that before the challenge", () => {
  const all = { daily: "2026-11-21", find: "all", time: "5" };
  assert.equal(contextOf(all).name, "daily");
  assert.equal(contextOf({ ...all, daily: "never" }).name, "find");
  assert.equal(contextOf({ ...all, daily: "never", find: "" }).name, "challenge");
});

test("clocks drop what is not a whole second, and challenges keep the tenth", () => {
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

test("a time that was taken is told as the clock showed it, a short one to the tenth", () => {
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

test("nobody is dared to be faster than no time at all", () => {
  assert.deepEqual([0, 49, 149, 150, 83_449].map(inTenths), [0.1, 0.1, 0.1, 0.2, 83.4]);
});

/** @param {string} key @param {(number | string)[]} numbers */
const lying = (key, numbers) => ({ key, cards: [], numbers, target: "24", error: null });

test("a challenge tells the hand, the target and the time, and leads to the same hand", () => {
  openAt("https://example.org/24/#/play");
  assert.equal(
    challengeText(lying("#/play?hand=3,3,8,8&daily=2026-11-21", [3, 3, 8, 8]), 83_449),
    "Twentyfour: I made 24 from 3 3 8 8 in 1:23.4. Can you beat that?\n" +
      "https://example.org/24/#/play?hand=3,3,8,8&time=83.4",
  );
  const seven = { ...lying("#/play?hand=1/2,3&target=7", ["1/2", 3]), target: "7" };
  assert.match(
    challengeText(seven, 1000),
    /made 7 from .*\n.*#\/play\?hand=1\/2,3&target=7&time=1$/,
  );
});

test("the link of any challenge opens as that challenge", () => {
  openAt();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_000 }), (milliseconds) => {
      const text = challengeText(
        lying(href("play", { hand: "3,3,8,8" }), [3, 3, 8, 8]),
        milliseconds,
      );
      const link = text.slice(text.indexOf("#/"));
      const { name, time } = contextOf(read(link).query);
      assert.equal(name, "challenge");
      assert.equal(time, inTenths(milliseconds));
    }),
  );
});
