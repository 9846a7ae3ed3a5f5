import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import fc from "fast-check";
import { openAt } from "../../../../testing/browser.ts";
import { DAY, HOUR, liveIn, NOW } from "../../../../testing/clock.ts";
import { speak } from "../../../../testing/languages.ts";
import { daily } from "../../../../testing/records.ts";
import { addDays, FIRST_DAY, numberOf } from "../../../base/time/dates.ts";
import { dayOf, untilTomorrow } from "../../../base/time/day.ts";
import { t } from "../../../base/words/i18n.ts";
import { playedHands } from "../../../player/history/history.ts";
import { isBegun, type Standing } from "../../../player/history/standing.ts";
import { sameNumbers } from "../../../table/hand/played.ts";
import { endedCount, isDone, standingOf, standingWith } from "./daily.ts";
import { dayShare } from "./daily-share.ts";

await speak("en");

const TODAY = "2026-11-21";
const zones = fc.constantFrom("UTC", "Europe/Berlin", "Africa/Cairo", "Pacific/Auckland");

beforeEach(() => {
  liveIn("UTC");
  mock.method(Date, "now", () => NOW);
  playedHands.value = [];
});

test("cards are the same in any order, also fractions", () => {
  assert.ok(sameNumbers([1, 10, "1/2", 2], ["1/2", 2, 10, 1]));
  assert.ok(!sameNumbers([1, 1, 2], [1, 2, 2]));
});

test("a hand that nobody has played is open", () => {
  const nothing = { result: "open", milliseconds: 0, hints: 0, wrong: 0 };
  assert.deepEqual(standingOf(TODAY, [1, 2, 3, 4]), nothing);
  playedHands.value = [
    daily("2026-11-20", 0),
    daily(TODAY, 1),
    daily(TODAY, 0, { mode: "endless" }),
  ];
  assert.deepEqual(standingOf(TODAY, [1, 2, 3, 4]), nothing);
});

test("attempts count only until the hand has ended", () => {
  const times = { milliseconds: 1000, hints: 1, wrong: 2 };
  playedHands.value = [
    daily(TODAY, 0, { result: "left", ...times }),
    daily(TODAY, 0, { result: "left", ...times, numbers: [4, 3, 2, 1] }),
  ];
  const begun = { result: "open", milliseconds: 2000, hints: 2, wrong: 4 };
  assert.deepEqual(standingOf(TODAY, [1, 2, 3, 4]), begun);
  playedHands.value = [...playedHands.value, daily(TODAY, 0, times)];
  const solved = { result: "solved", milliseconds: 3000, hints: 3, wrong: 6 };
  assert.deepEqual(standingOf(TODAY, [1, 2, 3, 4]), solved);
  playedHands.value = [...playedHands.value, daily(TODAY, 0, { result: "shown", ...times })];
  assert.deepEqual(standingOf(TODAY, [1, 2, 3, 4]), solved);
});

test("a hand whose solutions were shown first never counts as solved", () => {
  playedHands.value = [daily(TODAY, 0, { result: "shown" }), daily(TODAY, 0)];
  assert.equal(standingOf(TODAY, [1, 2, 3, 4]).result, "shown");
});

test("a day counts each ended hand once", () => {
  playedHands.value = [
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

test("the player has seen a hand from its first moment on the table", () => {
  const nothing = standingOf(TODAY, [1, 2, 3, 4]);
  assert.equal(isBegun(nothing), false);
  playedHands.value = [daily(TODAY, 0, { result: "left", milliseconds: 40 })];
  assert.equal(isBegun(standingOf(TODAY, [1, 2, 3, 4])), true);
  assert.equal(isBegun({ ...nothing, result: "shown" }), true);
});

test("the round in play counts for a hand of the day", () => {
  playedHands.value = [daily(TODAY, 0, { result: "left", milliseconds: 1000 })];
  const unfinished = { mode: "daily", series: TODAY, numbers: [4, 3, 2, 1], milliseconds: 500 };
  assert.equal(standingWith(unfinished, TODAY, [1, 2, 3, 4]).milliseconds, 1500);
  assert.equal(standingWith(unfinished, TODAY, [3, 3, 8, 8]).milliseconds, 0);
  assert.equal(standingWith(unfinished, "2026-11-20", [1, 2, 3, 4]).milliseconds, 0);
  const endless = { mode: "endless", numbers: unfinished.numbers, milliseconds: 500 };
  assert.equal(standingWith(endless, TODAY, [1, 2, 3, 4]).milliseconds, 1000);
  playedHands.value = [daily(TODAY, 0, { milliseconds: 1000 })];
  assert.equal(standingWith(unfinished, TODAY, [1, 2, 3, 4]).milliseconds, 1000);
});

test("a day is done when each of its hands is solved or given up", () => {
  playedHands.value = [daily(TODAY, 0), daily(TODAY, 1, { result: "shown" })];
  assert.equal(isDone(TODAY), false);
  playedHands.value = [...playedHands.value, daily(TODAY, 2, { result: "left" })];
  assert.equal(isDone(TODAY), false);
  playedHands.value = [...playedHands.value, daily(TODAY, 2)];
  assert.equal(isDone(TODAY), true);
});

test("tomorrow begins at local midnight, also when clocks change", () => {
  liveIn("UTC");
  assert.equal(untilTomorrow(Date.UTC(2026, 10, 21, 18, 30)), 5.5 * HOUR);
  assert.equal(untilTomorrow(Date.UTC(2026, 10, 21)), DAY);
  liveIn("Europe/Berlin");
  assert.equal(untilTomorrow(Date.UTC(2026, 9, 24, 22)), 25 * HOUR);
  fc.assert(
    fc.property(zones, fc.nat(2 * 366 * DAY), (zone, after) => {
      liveIn(zone);
      const moment = Date.UTC(2026, 0, 1) + after;
      const midnight = moment + untilTomorrow(moment);
      assert.equal(dayOf(midnight), addDays(dayOf(moment), 1));
      assert.equal(dayOf(midnight - 1), dayOf(moment));
    }),
  );
});

const standing = (standing: Partial<Standing>) => ({
  result: "solved" as const,
  milliseconds: 65_900,
  hints: 0,
  wrong: 0,
  ...standing,
});

/** The line about the hands of a day. */
const solved = (count: number, of: number, time: string, hints = t("share.no-hints")) =>
  t("clauses", { first: t("daily.total", { count, of, time }), second: hints });

const dayText = (...day: Parameters<typeof dayShare>) => dayShare(...day).text;

test("the shared text of a day has marks and times, but not the hands", () => {
  openAt("https://example.org/24/#/daily");
  assert.equal(
    dayText(TODAY, [standing({}), standing({ hints: 2 }), standing({ wrong: 1 })]),
    `${t("app.name")} #325\n🟩🟡🔷 ${solved(3, 3, "3:17", t("daily.hints", { count: 2 }))} ·1\nhttps://example.org/24/#/daily?date=2026-11-21`,
  );
  const open = standing({ result: "open", milliseconds: 0 });
  assert.equal(
    dayText(TODAY, [standing({ result: "shown" }), open]).split("\n")[1],
    `🔺⬜ ${solved(0, 2, "1:05")} ·1`,
  );
});

test("the shared text has a streak of at least two days", () => {
  openAt("https://example.org/24/#/daily");
  const full = (date: string) => [0, 1, 2].map((place) => daily(date, place));
  playedHands.value = full(TODAY);
  assert.match(dayText(TODAY, [standing({})]), /^\w+ #325\n/);
  playedHands.value = [...full("2026-11-20"), ...playedHands.value];
  assert.match(dayText(TODAY, [standing({})]), /^\w+ #325 · 2 \w+\n/);
  assert.match(dayText("2026-11-19", [standing({})]), /^\w+ #323\n/);
});

test("days are numbered from the first day with hands", () => {
  assert.equal(numberOf(FIRST_DAY), 1);
  assert.equal(numberOf("2026-11-23"), 327);
  const days = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(zones, days, (zone, later) => {
      liveIn(zone);
      assert.equal(numberOf(addDays(FIRST_DAY, later)), later + 1);
    }),
  );
});

test("the shared text of a local page has no address", () => {
  openAt("file:///home/player/twentyfour.html");
  assert.equal(
    dayText(TODAY, [standing({})]),
    `${t("app.name")} #325\n🟩 ${solved(1, 1, "1:05")} ·1`,
  );
});
