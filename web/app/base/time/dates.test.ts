import assert from "node:assert/strict";
import { mock, test } from "node:test";
import fc from "fast-check";
import { liveIn } from "../../../testing/clock.ts";
import * as dates from "./dates.ts";
import { dayOf, untilTomorrow } from "./day.ts";

function liveAt(zone: string, moment: string) {
  liveIn(zone);
  mock.method(Date, "now", () => Date.parse(moment));
}

const day = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("today is the player's local date", () => {
  for (const [zone, today] of Object.entries({
    "Pacific/Kiritimati": "2026-11-21",
    UTC: "2026-11-20",
    "America/Los_Angeles": "2026-11-20",
  })) {
    liveAt(zone, "2026-11-20T23:00:00Z");
    assert.equal(dayOf(), today);
  }
});

test("the day of a moment is right before and after a midnight that the clock skips", () => {
  liveIn("America/Sao_Paulo");
  assert.equal(dayOf(Date.parse("2018-11-04T02:59:59Z")), "2018-11-03");
  assert.equal(dayOf(Date.parse("2018-11-04T03:00:00Z")), "2018-11-04");
});

test("the archive has only real days, from the first day to today", () => {
  liveAt("UTC", "2026-11-21T12:00:00Z");
  for (const known of ["2026-01-01", "2026-02-28", "2026-11-21"]) assert.ok(dates.isDay(known));
  const strange = ["2025-12-31", "2026-11-22", "2027-01-01", "2026-02-29", "2026-02-30"];
  const words = [
    "",
    "tomorrow",
    "2026-2-1",
    "2026-00-10",
    "2026-13-01",
    " 2026-02-01",
    "2026-02-01x",
  ];
  for (const other of [...strange, ...words]) assert.ok(!dates.isDay(other), other);
});

test("a day that has begun in the east is not yet a day in the west", () => {
  liveAt("Pacific/Kiritimati", "2026-11-20T23:00:00Z");
  assert.ok(dates.isDay("2026-11-21"));
  liveAt("America/Los_Angeles", "2026-11-20T23:00:00Z");
  assert.ok(!dates.isDay("2026-11-21"));
});

test("adding days crosses the ends of months and years", () => {
  assert.equal(dates.addDays("2026-12-31", 1), "2027-01-01");
  assert.equal(dates.addDays("2028-03-01", -1), "2028-02-29");
  assert.equal(dates.addDays("2026-13-01", 1), "");
});

test("adding days does not depend on the time zone, and can be reversed", () => {
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: -800, max: 800 }),
      fc.constantFrom("UTC", "Asia/Beirut", "Pacific/Apia", "America/New_York"),
      (from, count, zone) => {
        liveIn(zone);
        const to = dates.addDays(from, count);
        assert.equal(dates.addDays(to, -count), from);
        assert.equal((Date.parse(to) - Date.parse(from)) / 86_400_000, count);
      },
    ),
  );
});

test("the same day of another month, or its last day", () => {
  assert.equal(dates.addMonths("2026-01-31", 1), "2026-02-28");
  assert.equal(dates.addMonths("2028-01-31", 1), "2028-02-29");
  assert.equal(dates.addMonths("2026-03-31", -1), "2026-02-28");
  assert.equal(dates.addMonths("2026-11-21", 2), "2027-01-21");
  assert.equal(dates.addMonths("2026-01-05", -1), "2025-12-05");
});

test("weekdays go from 1 for Monday to 7 for Sunday", () => {
  assert.deepEqual(["2026-11-16", "2026-11-21", "2026-11-22"].map(dates.weekdayOf), [1, 6, 7]);
});

test("the weeks of a month begin on the player's first weekday", () => {
  const november = dates.weeksOf("2026-11-21", 1);
  assert.equal(november.length, 6);
  assert.deepEqual(november[0], [null, null, null, null, null, null, "2026-11-01"]);
  assert.deepEqual(november.at(-1), ["2026-11-30", null, null, null, null, null, null]);
  assert.deepEqual(dates.weeksOf("2026-11-21", 7)[0]?.slice(0, 2), ["2026-11-01", "2026-11-02"]);
  assert.equal(dates.weeksOf("2027-02-10", 1).length, 4);
});

test("every day of a month appears once, in order, under its weekday", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 7 }), (one, first) => {
      const weeks = dates.weeksOf(one, first);
      const days = weeks.flat().flatMap((each) => each ?? []);
      const month = one.slice(0, 7);
      const length = new Date(Date.UTC(Number(one.slice(0, 4)), Number(one.slice(5, 7)), 0));
      assert.equal(days.length, length.getUTCDate());
      assert.deepEqual(days, [...days].sort());
      assert.ok(days.every((each) => each.startsWith(month)));
      for (const week of weeks) {
        assert.equal(week.length, 7);
        assert.ok(week.some(Boolean));
        for (const [place, each] of week.entries()) {
          if (each) assert.equal((first - 1 + place) % 7, dates.weekdayOf(each) - 1);
        }
      }
    }),
  );
});

test("a day has the same words in every time zone", () => {
  for (const zone of ["Pacific/Kiritimati", "America/Los_Angeles"]) {
    liveIn(zone);
    assert.equal(
      dates.inWords("2026-11-21", "en", { dateStyle: "full" }),
      "Saturday, November 21, 2026",
    );
    assert.equal(dates.inWords("2026-11-21", "zh-Hans", { dateStyle: "long" }), "2026年11月21日");
  }
});

/** Any day that a page may show: the first and the last days, and some of each year between. */
const anyDay = fc
  .date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("the weeks of each month from 0001 to 9999 contain each day once", () => {
  const ends = ["0001-01-01", "0099-02-28", "9999-12-01", "9999-12-31"];
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 7 }), (one, first) => {
      const days = dates.weeksOf(one, first).flat();
      const month = days.filter(Boolean).map(String);
      assert.ok(month.includes(one));
      assert.ok(month.length >= 28 && month.length <= 31);
      assert.deepEqual(month, [...new Set(month)].sort());
      assert.ok(days.length <= 42);
    }),
    { examples: ends.flatMap((one) => [1, 6, 7].map((first) => [one, first])) },
  );
});

test("a day outside the years of four digits is rejected", () => {
  for (const [one, days, months] of [
    ["9999-12-31", 1, 1],
    ["9999-06-15", 200, 7],
    ["0000-01-01", -1, -1],
  ] as const) {
    assert.equal(dates.addDays(one, days), "");
    assert.equal(dates.addMonths(one, months), "");
  }
  assert.equal(dates.addMonths("0001-03-31", -1), "0001-02-28");
  assert.equal(dates.addMonths("9999-10-31", 1), "9999-11-30");
});

test("a clock that is far off gives a day, and the next day within 25 hours", () => {
  liveIn("UTC");
  const [first, last] = [-8.64e15, 8.64e15];
  for (const [moment, expected] of [
    [first, "0001-01-01"],
    [Date.parse("0001-02-03T12:00Z"), "0001-02-03"],
    [Date.parse("0099-12-31T12:00Z"), "0099-12-31"],
    [Date.parse("9999-12-31T23:59Z"), "9999-12-31"],
    [Date.parse("+010000-01-01T12:00Z"), "9999-12-31"],
    [last, "9999-12-31"],
  ] as const) {
    assert.equal(dayOf(moment), expected);
    const left = untilTomorrow(moment);
    assert.ok(left > 0 && left <= 25 * 3_600_000, `${moment}: ${left}`);
  }
});
