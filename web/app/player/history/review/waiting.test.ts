import assert from "node:assert/strict";
import { test } from "node:test";
import { openStorage } from "../../../../testing/browser.ts";
import { hand, type PartialRecord } from "../../../../testing/records.ts";
import { dayOf } from "../../../base/time/day.ts";
import { reviewedBy } from "./reviewed.ts";
import { forgetWaiting, noteWaiting, takeWaiting } from "./waiting.ts";

openStorage();

const DAY = 86_400_000;
const yesterday = dayOf(Date.now() - DAY);

const missed = (other?: PartialRecord) =>
  hand({ mode: "endless", result: "shown", localDate: yesterday, ...other });

test("a hand that was given up waits once, from the next day on", () => {
  noteWaiting(missed({ numbers: [3, 3, 8, 8] }));
  const deal = takeWaiting();
  assert.deepEqual(deal?.numbers, [3, 3, 8, 8]);
  assert.equal(deal?.dealt, false);
  assert.equal(reviewedBy(deal)?.same, true);
  assert.equal(takeWaiting(), null);
  noteWaiting(missed({ localDate: dayOf() }));
  assert.equal(takeWaiting(), null);
  forgetWaiting();
});

test("the hand does not wait after it was solved", () => {
  noteWaiting(missed({ numbers: [3, 3, 8, 8] }));
  noteWaiting(hand({ mode: "review", result: "solved", numbers: [8, 3, 3, 8] }));
  assert.equal(takeWaiting(), null);
});

test("only plain hands of Endless that were played wait", () => {
  noteWaiting(missed({ mode: "daily" }));
  noteWaiting(missed({ result: "left", rated: false }));
  noteWaiting(missed({ result: "solved" }));
  noteWaiting(missed({ operators: "+-" }));
  noteWaiting(missed({ target: "25" }));
  assert.equal(takeWaiting(), null);
});

test("damaged storage has no hand that waits", () => {
  localStorage.setItem("twentyfour:waiting", '{"numbers":"3"}');
  assert.equal(takeWaiting(), null);
});
