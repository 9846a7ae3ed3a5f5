import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { endedCount, standingOf, streakAt } from "../../web/app/daily/daily.js";
import { addDays } from "../../web/app/daily/daily-dates.js";
import { dayText } from "../../web/app/daily/daily-share.js";
import { history } from "../../web/app/history/history.js";
import { sameNumbers } from "../../web/app/history/played.js";
import { fc } from "../../web/testing.js";
import { openAt } from "./browser.js";
import { DAY, hand, liveIn, NOW } from "./hands.js";

/** @import { Played } from "../../web/app/history/played.js" */

const TODAY = "2026-11-21";
const THREE = [
  [1, 2, 3, 4],
  [3, 3, 8, 8],
  [5, 5, 5, 1],
];

/**
 * A daily hand played on its own day.
 *
 * @param {string} date
 * @param {number} place
 * @param {Partial<Played>} [other]
 */
function daily(date, place, other = {}) {
  const numbers = THREE[place] ?? [];
  return hand({ mode: "daily", date, numbers, at: Date.parse(`${date}T12:00Z`), ...other });
}

/** @param {string} date */
const full = (date) => THREE.map((_, place) => daily(date, place));

beforeEach(() => {
  liveIn("UTC");
  mock.method(Date, "now", () => NOW);
  history.value = [];
});

test("cards are the same in any order, fractions too", () => {
  assert.ok(sameNumbers([1, 10, "1/2", 2], ["1/2", 2, 10, 1]));
  assert.ok(!sameNumbers([1, 1, 2], [1, 2, 2]));
});

test("a hand that nobody played is open", () => {
  const nothing = { result: "open", milliseconds: 0, hints: 0, wrong: 0 };
  assert.deepEqual(standingOf(TODAY, [1, 2, 3, 4]), nothing);
  history.value = [daily("2026-11-20", 0), daily(TODAY, 1), daily(TODAY, 0, { mode: "endless" })];
  assert.deepEqual(standingOf(TODAY, [1, 2, 3, 4]), nothing);
});

test("all tries count until the hand has ended, and none after that", () => {
  const times = { milliseconds: 1000, hints: 1, wrong: 2 };
  history.value = [
    daily(TODAY, 0, { result: "left", ...times }),
    daily(TODAY, 0, { result: "left", ...times, numbers: [4, 3, 2, 1] }),
  ];
  const begun = { result: "open", milliseconds: 2000, hints: 2, wrong: 4 };
  assert.deepEqual(standingOf(TODAY, [1, 2, 3, 4]), begun);
  history.value = [...history.value, daily(TODAY, 0, times)];
  const solved = { result: "solved", milliseconds: 3000, hints: 3, wrong: 6 };
  assert.deepEqual(standingOf(TODAY, [1, 2, 3, 4]), solved);
  history.value = [...history.value, daily(TODAY, 0, { result: "shown", ...times })];
  assert.deepEqual(standingOf(TODAY, [1, 2, 3, 4]), solved);
});

test("who looks first has not solved it, however often it is solved later", () => {
  history.value = [daily(TODAY, 0, { result: "shown" }), daily(TODAY, 0)];
  assert.equal(standingOf(TODAY, [1, 2, 3, 4]).result, "shown");
});

test("a day counts the hands that were ended, each once", () => {
  history.value = [
    daily(TODAY, 0),
    daily(TODAY, 0, { numbers: [4, 3, 2, 1] }),
    daily(TODAY, 1, { result: "shown" }),
    daily(TODAY, 2, { result: "left" }),
    daily("2026-11-20", 2),
  ];
  assert.deepEqual(
    [endedCount(TODAY), endedCount("2026-11-20"), endedCount("2026-11-19")],
    [2, 1, 0],
  );
});

test("a streak is of whole days, up to today or yesterday", () => {
  history.value = [...full("2026-11-18"), ...full("2026-11-19"), ...full("2026-11-20")];
  assert.equal(streakAt(TODAY), 3);
  assert.equal(streakAt("2026-11-20"), 3);
  assert.equal(streakAt("2026-11-22"), 0);
  history.value = [...history.value, ...full(TODAY).slice(1)];
  assert.equal(streakAt(TODAY), 3);
  history.value = [...history.value, daily(TODAY, 0, { result: "none" })];
  assert.equal(streakAt(TODAY), 4);
});

test("a day that was looked up, or played on another day, is not in the streak", () => {
  const [first, second] = full(TODAY);
  assert.ok(first && second);
  history.value = [first, second, daily(TODAY, 2, { result: "shown" }), daily(TODAY, 2)];
  assert.equal(streakAt(TODAY), 0);
  history.value = [first, second, daily(TODAY, 2, { at: NOW + DAY })];
  assert.equal(streakAt(TODAY), 0);
});

test("the day on which a hand was played is the player's own", () => {
  liveIn("Pacific/Kiritimati");
  history.value = THREE.map((_, place) =>
    daily(TODAY, place, { at: Date.parse("2026-11-20T23:00Z") }),
  );
  assert.equal(streakAt(TODAY), 1);
  liveIn("America/Los_Angeles");
  history.value = [...history.value];
  assert.equal(streakAt(TODAY), 0);
});

test("so many full days in a row are a streak of that length, wherever the clocks change", () => {
  const zones = fc.constantFrom("UTC", "Europe/Berlin", "America/Sao_Paulo", "Pacific/Auckland");
  fc.assert(
    fc.property(zones, fc.integer({ min: 0, max: 60 }), fc.nat(400), (zone, length, ago) => {
      liveIn(zone);
      const last = addDays(TODAY, -ago);
      history.value = Array.from({ length }, (_, place) => {
        const date = addDays(last, -place);
        const at = new Date(`${date}T12:00`).getTime();
        return THREE.map((_, each) => daily(date, each, { at }));
      }).flat();
      assert.equal(streakAt(last), length);
      assert.equal(streakAt(addDays(last, 1)), length);
      assert.equal(streakAt(addDays(last, 2)), 0);
    }),
    { numRuns: 30 },
  );
});

/** @param {Partial<import("../../web/app/daily/daily.js").Standing>} standing */
const standing = (standing) => ({
  result: /** @type {const} */ ("solved"),
  milliseconds: 65_900,
  hints: 0,
  wrong: 0,
  ...standing,
});

test("a day is shared in colours and times, without a word on its hands", () => {
  openAt("https://example.org/24/#/daily");
  assert.equal(
    dayText(TODAY, [standing({}), standing({ hints: 1 }), standing({ wrong: 1 })]),
    "Twentyfour 2026-11-21\n🟩🟨🟨 1:05 1:05 1:05\nhttps://example.org/24/#/daily?date=2026-11-21",
  );
  assert.match(
    dayText(TODAY, [standing({ result: "shown" }), standing({ result: "open" })]),
    /\n🟥⬜ – –\n/,
  );
});

test("a page on this device has no address for others", () => {
  openAt("file:///home/player/twentyfour.html");
  assert.equal(dayText(TODAY, [standing({})]), "Twentyfour 2026-11-21\n🟩 1:05");
});
