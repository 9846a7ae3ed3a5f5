import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import type { SimilarParams } from "../../../../engine/contract.d.ts";
import { DAY, NOW } from "../../../../testing/clock.ts";
import { hand } from "../../../../testing/records.ts";
import { answering, settle, stubLaunch } from "../../../../testing/stub-python.ts";
import { EngineError, startPython } from "../../../base/python/engine.ts";
import { playedHands } from "../history.ts";
import { like, review, reviewDeal } from "./review.ts";

const DEAL = { cards: [], numbers: [1, 5, 5, 5], target: "24" };
const missed = hand({ result: "shown", at: NOW - 2 * DAY, numbers: [3, 3, 8, 8], target: "23" });

let asked: SimilarParams[] = [];

beforeEach(() => {
  mock.method(Date, "now", () => NOW);
  asked = [];
  playedHands.value = [missed];
});

async function startWith(answer: () => unknown) {
  startPython(
    answering({
      similar(params) {
        asked.push(params);
        return answer();
      },
    }),
  );
  await settle();
}

test("a due technique comes back as a new hand with the same target", async () => {
  await startWith(() => DEAL);
  assert.deepEqual(await review(), DEAL);
  assert.deepEqual(asked, [{ numbers: [3, 3, 8, 8], target: "23", exclude: [[3, 3, 8, 8]] }]);
});

test("no review is two levels above the last hand", async () => {
  await startWith(() => ({ ...DEAL, difficulty: { score: 80, level: "expert" } }));
  playedHands.value = [missed, hand({ level: "medium", result: "none", technique: undefined })];
  assert.equal(await review(), null);
  playedHands.value = [missed, hand({ level: "hard", result: "none", technique: undefined })];
  assert.deepEqual((await review())?.numbers, DEAL.numbers);
});

test("a hand with restricted operators comes back with the same operators", async () => {
  await startWith(() => DEAL);
  playedHands.value = [{ ...missed, operators: "*/" }];
  assert.deepEqual(await review(), { ...DEAL, operators: "*/" });
  assert.equal(asked[0]?.operators, "*/");
});

test("without a due technique there is no review", async () => {
  await startWith(() => DEAL);
  playedHands.value = [{ ...missed, at: NOW }];
  assert.equal(await review(), null);
  playedHands.value = [];
  assert.equal(await review(), null);
  assert.deepEqual(asked, []);
});

test("review begins with the most urgent technique, due or not, and needs a missed one", async () => {
  await startWith(() => DEAL);
  playedHands.value = [{ ...missed, at: NOW }];
  assert.deepEqual(await reviewDeal(), DEAL);
  playedHands.value = [];
  assert.equal(await reviewDeal(), null);
});

test("a review does not wait for Python to start", async () => {
  startPython(stubLaunch().launch);
  assert.equal(await review(), null);
});

test("a review excludes the last twenty hands", async () => {
  await startWith(() => DEAL);
  playedHands.value = Array.from({ length: 25 }, (_, place) => hand({ numbers: [place] }));
  await like(missed);
  assert.deepEqual(
    asked[0]?.exclude,
    Array.from({ length: 20 }, (_, place) => [place + 5]),
  );
});

test("if there is no similar hand, there is no review", async () => {
  for (const code of ["no-such-hand", "bad-hand-size"] as const) {
    await startWith(() => {
      throw new EngineError(code);
    });
    assert.equal(await like(missed), null);
  }
});
