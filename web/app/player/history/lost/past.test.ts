import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import fc from "fast-check";
import { openStorage } from "../../../../testing/browser.ts";
import { DAY, liveIn, NOW } from "../../../../testing/clock.ts";
import { daily, hand, THREE } from "../../../../testing/records.ts";
import { addDays } from "../../../base/time/dates.ts";
import { streakAt } from "../../../play/modes/daily/streak.ts";
import type { Played } from "../../../table/hand/played.ts";
import { createEstimate } from "../../strength/estimate.ts";
import { canSave, eraseHistory, playedHands, unreadable } from "../history.ts";
import { findLostHands } from "./find-lost-hands.ts";
import { losses } from "./losses.ts";
import { past } from "./lost-hands.ts";
import { lostPast, type Past, savePast } from "./past.ts";

const TODAY = "2026-11-21";

const PAST: Past = { at: NOW, strength: 900, hands: 30, ceiling: 75, streak: 5, last: TODAY };

const full = (date: string) => THREE.map((_, place) => daily(date, place));

/** Loads the page with a history. */
function load(hands: Played[]) {
  lostPast.value = null;
  playedHands.value = hands;
  findLostHands();
}

beforeEach(() => {
  liveIn("UTC");
  openStorage();
  canSave.value = null;
  unreadable.value = [];
  lostPast.value = null;
  playedHands.value = [];
});

test("a streak continues after the history is lost, as if it was not", () => {
  const days = fc.integer({ min: 1, max: 30 });
  fc.assert(
    fc.property(days, days, (before, after) => {
      savePast({ ...PAST, streak: before });
      load([]);
      const later = Array.from({ length: after }, (_, place) => full(addDays(TODAY, place + 1)));
      playedHands.value = later.flat();
      assert.equal(streakAt(addDays(TODAY, after)), before + after);
      assert.equal(streakAt(addDays(TODAY, after + 2)), 0);
    }),
  );
});

test("the strength continues after the history is lost, and the loss is reported once", () => {
  savePast(PAST);
  load([]);
  assert.deepEqual([past.value, losses.value.history], [PAST, true]);
  const estimate = createEstimate(() => past.peek());
  const next = hand({ at: NOW + 1, rated: true, score: 50 });
  assert.equal(estimate([next])[0]?.before, 900);
  savePast({ ...PAST, at: NOW + 1 });
  load([next]);
  assert.deepEqual([past.value, losses.value.history], [PAST, false]);
});

test("a copy is ignored if the history has one of its hands, or could not be read", () => {
  savePast(PAST);
  load([hand({ at: NOW })]);
  assert.equal(past.value, null);
  canSave.value = "denied";
  load([]);
  assert.deepEqual([past.value, losses.value.history], [null, false]);
  canSave.value = null;
  unreadable.value = [{ version: 99 }];
  load([]);
  assert.equal(past.value, null);
});

test("a file that brings lost hands back replaces the copy", () => {
  savePast(PAST);
  load([]);
  assert.ok(past.value);
  playedHands.value = [hand({ at: NOW - DAY }), hand({ at: NOW + DAY })];
  assert.equal(past.value, null);
});

test("the copy is deleted with the history, and a damaged copy is ignored", async () => {
  savePast(PAST);
  load([]);
  await eraseHistory();
  assert.equal(past.value, null);
  load([]);
  assert.equal(past.value, null);
  for (const stored of ["7", "[]", '{"now":{"at":"soon"}}', '{"now":{"at":1,"last":"?"}}']) {
    localStorage.setItem("twentyfour:past", stored);
    load([]);
    assert.equal(past.value, null);
  }
});
