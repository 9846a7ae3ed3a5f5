import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import fc from "fast-check";
import { DAY, MINUTE, NOW } from "../../../testing/clock.ts";
import { hand } from "../../../testing/records.ts";
import { beginQueue, queue, takeQueued } from "../../player/history/review/queued.ts";
import { reviewedBy } from "../../player/history/review/reviewed.ts";
import type { Played } from "../../table/hand/played.ts";
import { handsToReview, type Wanted } from "./queue.ts";

let card = 0;

const other = (other?: Partial<Played>) =>
  hand({ numbers: [1, 2, 3, ++card], milliseconds: 10_000, ...other });

const chosen = (hands: Played[], wanted: Partial<Wanted>) =>
  handsToReview(hands, { reason: "all", span: "ever", ...wanted }, NOW);

beforeEach(() => beginQueue([]));

test("missed, hinted and slow hands are distinguished; all means every ended hand", () => {
  const usual = Array.from({ length: 6 }, () => other());
  const shown = other({ result: "shown" });
  const tried = other({ result: "left", wrong: 1 });
  const seen = other({ result: "left" });
  const hinted = other({ hints: 1 });
  const slow = other({ milliseconds: 30_000 });
  const hands = [...usual, shown, tried, seen, hinted, slow];
  assert.deepEqual(chosen(hands, { reason: "missed" }), [shown, tried]);
  assert.deepEqual(chosen(hands, { reason: "hinted" }), [hinted]);
  assert.deepEqual(chosen(hands, { reason: "slow" }), [slow]);
  assert.deepEqual(chosen(hands, { reason: "all" }), [...usual, shown, hinted, slow]);
});

test("the queue covers a session, a week or a technique", () => {
  const old = other({ at: NOW - 8 * DAY });
  const before = other({ at: NOW - DAY });
  const now = other({ at: NOW - MINUTE, technique: { code: "share", params: {} } });
  const hands = [old, before, now];
  assert.deepEqual(chosen(hands, { span: "session" }), [now]);
  assert.deepEqual(chosen(hands, { span: "week" }), [before, now]);
  assert.deepEqual(chosen(hands, { technique: "share" }), [now]);
});

test("a hand is in the queue once, with its last result", () => {
  const missed = hand({ result: "shown", at: NOW - DAY });
  const again = hand({ numbers: [8, 3, 8, 3], at: NOW - MINUTE });
  assert.deepEqual(chosen([missed], { reason: "missed" }), [missed]);
  assert.deepEqual(chosen([missed, again], { reason: "missed" }), []);
});

test("a hand keeps its operators, and differs from the same cards with all operators", () => {
  const missed = hand({
    result: "shown",
    numbers: [9, 9, 4, 2],
    operators: "+-",
    at: NOW - MINUTE,
  });
  const solved = hand({ numbers: [9, 9, 4, 2] });
  assert.deepEqual(chosen([missed, solved], { reason: "missed" }), [missed]);
  beginQueue([missed, solved]);
  assert.equal(takeQueued()?.operators, "+-");
  assert.equal(takeQueued()?.operators, undefined);
});

test("each hand of any queue is played once and names its original record", () => {
  fc.assert(
    fc.property(fc.nat(12), (count) => {
      const hands = Array.from({ length: count }, () => other());
      beginQueue(hands);
      for (const of of hands) {
        const deal = takeQueued();
        assert.deepEqual(deal?.numbers, of.numbers);
        assert.equal(deal?.dealt, false);
        assert.equal(reviewedBy(of)?.of, of);
      }
      assert.equal(takeQueued(), null);
      assert.deepEqual(queue.value.total, count);
    }),
  );
});

test("a hand without a note is not a review", () => {
  beginQueue([hand()]);
  takeQueued();
  assert.equal(reviewedBy({ numbers: [1, 1, 1, 8], target: "24" }), null);
  assert.equal(reviewedBy({ numbers: [8, 8, 3, 3], target: "24", operators: "+-" }), null);
  assert.equal(reviewedBy(null), null);
  assert.equal(reviewedBy({ numbers: [8, 8, 3, 3], target: "24" })?.same, true);
});
