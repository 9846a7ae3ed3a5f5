import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { DAY, hand, NOW } from "../../../testing/hands.js";
import { answering, settle, stubLaunch } from "../../../testing/python.js";
import { EngineError, startPython } from "../../base/python/engine.ts";
import { playedHands } from "./history.ts";
import { like, practiceDeal, review } from "./review.ts";

const DEAL = { cards: [], numbers: [1, 5, 5, 5], target: "24" };
const missed = hand({ result: "shown", at: NOW - 2 * DAY, numbers: [3, 3, 8, 8], target: "23" });

let asked = /** @type {any[]} */ ([]);

beforeEach(() => {
  mock.method(Date, "now", () => NOW);
  asked = [];
  playedHands.value = [missed];
});

/** @param {() => unknown} answer */
async function startWith(answer) {
  startPython(
    answering((name, params) => {
      asked.push([name, params]);
      return answer();
    }),
  );
  await settle();
}

test("a due technique comes back as a new hand with the same target", async () => {
  await startWith(() => DEAL);
  assert.deepEqual(await review(), DEAL);
  assert.deepEqual(asked, [
    ["similar", { numbers: [3, 3, 8, 8], target: "23", exclude: [[3, 3, 8, 8]] }],
  ]);
});

test("a hand with restricted operators comes back with the same operators", async () => {
  await startWith(() => DEAL);
  playedHands.value = [{ ...missed, operators: "*/" }];
  assert.deepEqual(await review(), { ...DEAL, operators: "*/" });
  assert.equal(asked[0][1].operators, "*/");
});

test("without a due technique there is no review", async () => {
  await startWith(() => DEAL);
  playedHands.value = [{ ...missed, at: NOW }];
  assert.equal(await review(), null);
  playedHands.value = [];
  assert.equal(await review(), null);
  assert.deepEqual(asked, []);
});

test("practice begins with the most urgent technique, due or not, and needs a missed one", async () => {
  await startWith(() => DEAL);
  playedHands.value = [{ ...missed, at: NOW }];
  assert.deepEqual(await practiceDeal(), DEAL);
  playedHands.value = [];
  assert.equal(await practiceDeal(), null);
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
    asked[0][1].exclude,
    Array.from({ length: 20 }, (_, place) => [place + 5]),
  );
});

test("if there is no similar hand, there is no review", async () => {
  for (const code of /** @type {const} */ (["no-such-hand", "bad-hand-size"])) {
    await startWith(() => {
      throw new EngineError(code);
    });
    assert.equal(await like(missed), null);
  }
});
