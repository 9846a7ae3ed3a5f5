import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { liveIn } from "../../../testing/clock.ts";
import { dayOf } from "../../base/time/day.ts";
import { daysBefore, streaks, weekday } from "./days.ts";

/** Includes zones that change their clocks at midnight, or by half an hour. */
const ZONES = [
  "UTC",
  "Europe/Berlin",
  "America/Los_Angeles",
  "America/Sao_Paulo",
  "Asia/Beirut",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
];

const played = (...days: string[]) => new Map(days.map((day) => [day, 1]));

const on = (day: string) => new Date(`${day}T09:00`);

test("a day is a local date, with leading zeros", () => {
  const moment = new Date("2026-03-01T03:00:00Z");
  for (const [zone, day] of Object.entries({
    UTC: "2026-03-01",
    "America/Los_Angeles": "2026-02-28",
    "Pacific/Kiritimati": "2026-03-01",
  })) {
    liveIn(zone);
    assert.equal(dayOf(moment), day);
  }
});

test("weeks begin on Monday", () => {
  liveIn("UTC");
  assert.deepEqual(
    ["2026-11-16", "2026-11-21", "2026-11-22"].map((day) => weekday(on(day))),
    [0, 5, 6],
  );
});

test("earlier days are counted across months, years and changes of the clock", () => {
  for (const zone of ZONES) {
    liveIn(zone);
    assert.equal(dayOf(daysBefore(on("2026-03-01"), 1)), "2026-02-28");
    assert.equal(dayOf(daysBefore(on("2028-03-01"), 1)), "2028-02-29");
    assert.equal(dayOf(daysBefore(on("2026-01-01"), 1)), "2025-12-31");
    assert.equal(dayOf(daysBefore(on("2026-12-31"), -1)), "2027-01-01");
    const year = Array.from({ length: 365 }, (_, days) =>
      dayOf(daysBefore(on("2026-12-31"), days)),
    );
    assert.equal(new Set(year).size, 365);
    assert.equal(year.at(-1), "2026-01-01");
  }
});

test("a streak continues today, and is not lost before today has ended", () => {
  liveIn("UTC");
  const days = played("2026-11-18", "2026-11-19", "2026-11-20");
  assert.deepEqual(streaks(days, on("2026-11-20")), { current: 3, best: 3 });
  assert.deepEqual(streaks(days, on("2026-11-21")), { current: 3, best: 3 });
  assert.deepEqual(streaks(days, on("2026-11-22")), { current: 0, best: 3 });
  assert.deepEqual(streaks(played(), on("2026-11-22")), { current: 0, best: 0 });
});

test("the best streak may be in the past", () => {
  liveIn("UTC");
  const days = played("2026-11-21", "2026-10-31", "2026-11-01", "2026-11-02", "2026-11-04");
  assert.deepEqual(streaks(days, on("2026-11-21")), { current: 1, best: 3 });
});

test("in every zone, consecutive days up to today are a streak, and a gap ends it", () => {
  const cases = fc.record({
    zone: fc.constantFrom(...ZONES),
    today: fc.date({
      min: new Date("2020-01-02"),
      max: new Date("2039-12-30"),
      noInvalidDate: true,
    }),
    length: fc.integer({ min: 1, max: 400 }),
    gap: fc.integer({ min: 2, max: 30 }),
    earlier: fc.nat(30),
  });
  fc.assert(
    fc.property(cases, ({ zone, today, length, gap, earlier }) => {
      liveIn(zone);
      const ago = (days: number) => dayOf(daysBefore(today, days));
      const now = Array.from({ length }, (_, place) => ago(place));
      const before = Array.from({ length: earlier }, (_, place) => ago(length + gap - 1 + place));
      const best = Math.max(length, earlier);
      assert.deepEqual(streaks(played(...now, ...before), today), { current: length, best });
    }),
    { numRuns: 60 },
  );
});

test("a streak up to the last day of a clock beyond its range ends", () => {
  liveIn("UTC");
  const days = played("9999-12-30", "9999-12-31");
  assert.equal(streaks(days, new Date("+010000-01-01T09:00")).current, 2);
  assert.equal(streaks(played("0001-01-01"), new Date("0001-01-01T09:00")).best, 1);
});
