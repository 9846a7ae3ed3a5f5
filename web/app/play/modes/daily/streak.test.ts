import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import fc from "fast-check";
import { DAY, liveIn, NOW } from "../../../../testing/clock.ts";
import { daily, THREE } from "../../../../testing/records.ts";
import { addDays } from "../../../base/time/dates.ts";
import { dayOf } from "../../../base/time/day.ts";
import { playedHands } from "../../../player/history/history.ts";
import type { Played } from "../../../table/hand/played.ts";
import { isRepaired, repairAt, streakAt } from "./streak.ts";

const TODAY = "2026-11-21";

const full = (date: string) => THREE.map((_, place) => daily(date, place));

/** @param date of hands that are solved on the day after */
const late = (date: string) =>
  THREE.map((_, place) => daily(date, place, { at: Date.parse(`${date}T12:00Z`) + DAY }));

const aDayLater = (hand: Played) => ({ ...hand, localDate: addDays(hand.localDate, 1) });

const fullDays = (last: string, count: number) =>
  Array.from({ length: count }, (_, place) => full(addDays(last, -place))).flat();

beforeEach(() => {
  liveIn("UTC");
  mock.method(Date, "now", () => NOW);
  playedHands.value = [];
});

test("a streak has full days, up to today or yesterday", () => {
  playedHands.value = [...full("2026-11-18"), ...full("2026-11-19"), ...full("2026-11-20")];
  assert.equal(streakAt(TODAY), 3);
  assert.equal(streakAt("2026-11-20"), 3);
  assert.equal(streakAt("2026-11-22"), 0);
  playedHands.value = [...playedHands.value, ...full(TODAY).slice(1)];
  assert.equal(streakAt(TODAY), 3);
  playedHands.value = [...playedHands.value, daily(TODAY, 0, { result: "none" })];
  assert.equal(streakAt(TODAY), 4);
});

test("a day does not count if it was given up, or solved late without a streak before it", () => {
  const [first, second] = full(TODAY);
  assert.ok(first && second);
  playedHands.value = [first, second, daily(TODAY, 2, { result: "shown" }), daily(TODAY, 2)];
  assert.equal(streakAt(TODAY), 0);
  playedHands.value = [first, second, daily(TODAY, 2, { at: NOW + DAY })];
  assert.equal(streakAt(TODAY), 0);
});

test("a hand belongs to the player's local day, also when the player has moved", () => {
  liveIn("Pacific/Kiritimati");
  playedHands.value = THREE.map((_, place) =>
    daily(TODAY, place, { at: Date.parse("2026-11-20T23:00Z") }),
  );
  liveIn("America/Los_Angeles");
  assert.equal(streakAt(TODAY), 1);
});

test("consecutive full days are a streak of that length, also when clocks change", () => {
  const zones = fc.constantFrom("UTC", "Europe/Berlin", "America/Sao_Paulo", "Pacific/Auckland");
  fc.assert(
    fc.property(zones, fc.integer({ min: 0, max: 60 }), fc.nat(400), (zone, length, ago) => {
      liveIn(zone);
      const last = addDays(TODAY, -ago);
      playedHands.value = Array.from({ length }, (_, place) => {
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

const everyZone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
const minutes = fc.array(fc.nat(24 * 60 - 1), { minLength: 1, maxLength: 12 });

/**
 * Consecutive days that end `ago` days before today. Each is played in a zone at a minute of the
 * local day.
 *
 * @param times a minute for each day
 */
function playedIn(zone: string, times: number[], ago: number) {
  liveIn(zone);
  return times.flatMap((minute, place) => {
    const date = addDays(TODAY, -ago - place);
    const clock = [Math.floor(minute / 60), minute % 60].map((n) => `${n}`.padStart(2, "0"));
    const at = new Date(`${date}T${clock.join(":")}`).getTime();
    return THREE.map((_, each) => daily(date, each, { at, localDate: dayOf(at) }));
  });
}

test("a streak does not change with the time zone", () => {
  fc.assert(
    fc.property(everyZone, everyZone, minutes, fc.nat(400), (home, away, times, ago) => {
      const hands = playedIn(home, times, ago);
      liveIn(away);
      playedHands.value = hands;
      assert.equal(streakAt(addDays(TODAY, -ago)), times.length);
    }),
  );
});

test("a missed day is repaired by solving its hands on the day after", () => {
  playedHands.value = [...full("2026-11-18"), ...full("2026-11-19")];
  assert.deepEqual(repairAt(TODAY), { day: "2026-11-20", streak: 2 });
  assert.equal(streakAt(TODAY), 0);
  playedHands.value = [...playedHands.value, ...late("2026-11-20")];
  assert.equal(isRepaired("2026-11-20"), true);
  assert.equal(isRepaired("2026-11-19"), false);
  assert.equal(streakAt(TODAY), 3);
  assert.equal(repairAt(TODAY), null);
});

test("a day begun in time may be finished on the day after", () => {
  const [first, ...others] = full("2026-11-20");
  assert.ok(first);
  const rest = others.map(aDayLater);
  playedHands.value = [...full("2026-11-19"), first, ...rest];
  assert.equal(streakAt(TODAY), 2);
});

test("a day is not repaired two days later, or by a hand whose solution was shown", () => {
  const before = full("2026-11-19");
  const missed = late("2026-11-20");
  playedHands.value = [...before, ...missed.map(aDayLater)];
  assert.equal(streakAt(TODAY), 0);
  playedHands.value = [...before, ...missed.slice(1), daily("2026-11-20", 0, { result: "shown" })];
  assert.equal(streakAt(TODAY), 0);
  assert.equal(repairAt(TODAY), null);
});

test("a hand does not count if its hints gave the whole solution", () => {
  playedHands.value = [...full("2026-11-19"), ...full("2026-11-20")];
  assert.equal(streakAt(TODAY), 2);
  const shown = THREE.map((_, place) =>
    daily("2026-11-20", place, place ? {} : { revealed: true }),
  );
  playedHands.value = [...full("2026-11-19"), ...shown];
  assert.equal(streakAt(TODAY), 0);
  assert.equal(repairAt(TODAY), null);
});

test("two missed days cannot be repaired, nor a day that follows no streak", () => {
  playedHands.value = full("2026-11-18");
  assert.equal(repairAt(TODAY), null);
  playedHands.value = [...playedHands.value, ...late("2026-11-20")];
  assert.equal(streakAt(TODAY), 0);
  playedHands.value = [];
  assert.equal(repairAt(TODAY), null);
});

test("one day in a week can be repaired", () => {
  const week = fullDays("2026-11-19", 5);
  playedHands.value = [...full("2026-11-13"), ...late("2026-11-14"), ...week];
  assert.equal(streakAt("2026-11-19"), 7);
  assert.equal(repairAt(TODAY), null);
  playedHands.value = [...playedHands.value, ...late("2026-11-20")];
  assert.equal(streakAt(TODAY), 0);

  playedHands.value = [...full("2026-11-12"), ...late("2026-11-13"), ...fullDays("2026-11-19", 6)];
  assert.deepEqual(repairAt(TODAY), { day: "2026-11-20", streak: 8 });
});

test("in any history, at most one of seven days of a streak is repaired", () => {
  const kinds = fc.constantFrom("full", "late", "missed");
  fc.assert(
    fc.property(fc.array(kinds, { maxLength: 30 }), (days) => {
      playedHands.value = days.flatMap((kind, place) => {
        const date = addDays(TODAY, -place);
        return kind === "full" ? full(date) : kind === "late" ? late(date) : [];
      });
      const dates = days.map((_, place) => addDays(TODAY, -place));
      for (const date of dates.filter(isRepaired)) {
        assert.ok(streakAt(addDays(date, -1)) > 0);
        for (let after = 1; after < 7; after += 1) assert.ok(!isRepaired(addDays(date, after)));
      }
    }),
  );
});
