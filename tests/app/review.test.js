import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { EngineError, startPython } from "../../web/app/core/engine.ts";
import { playedHands } from "../../web/app/history/history.ts";
import { like, practiceDeal, review } from "../../web/app/history/review.ts";
import { DAY, hand, NOW } from "./hands.js";
import { answering, settle, stubLaunch } from "./python.js";

const DEAL = { cards: [], numbers: [1, 5, 5, 5], target: "24" };
const missed = hand({ result: "shown", at: NOW - 2 * DAY, numbers: [3, 3, 8, 8], target: "23" });

let asked = /** @type {any[]} */ ([]);

beforeEach(() => {
  mock.method(Date, "now", () => NOW);
  asked = [];
  playedHands.value = [missed];
});

/** @param {() => unknown} answer */
async function wake(answer) {
  startPython(
    answering((name, params) => {
      asked.push([name, params]);
      return answer();
    }),
  );
  await settle();
}

test("what is due comes back as a fresh hand of the same technique and target", async () => {
  await wake(() => DEAL);
  assert.deepEqual(await review(), DEAL);
  assert.deepEqual(asked, [
    ["similar", { numbers: [3, 3, 8, 8], target: "23", exclude: [[3, 3, 8, 8]] }],
  ]);
});

test("a hand with some operators comes back as one with the same", async () => {
  await wake(() => DEAL);
  playedHands.value = [{ ...missed, operators: "*/" }];
  assert.deepEqual(await review(), { ...DEAL, operators: "*/" });
  assert.equal(asked[0][1].operators, "*/");
});

test("what is not due, or nothing missed at all, is left", async () => {
  await wake(() => DEAL);
  playedHands.value = [{ ...missed, at: NOW }];
  assert.equal(await review(), null);
  playedHands.value = [];
  assert.equal(await review(), null);
  assert.deepEqual(asked, []);
});

test("practice begins with what comes back first, due or not, and has nothing where none was missed", async () => {
  await wake(() => DEAL);
  playedHands.value = [{ ...missed, at: NOW }];
  assert.deepEqual(await practiceDeal(), DEAL);
  playedHands.value = [];
  assert.equal(await practiceDeal(), null);
});

test("nobody waits for Python because of a hand to go over", async () => {
  startPython(stubLaunch().launch);
  assert.equal(await review(), null);
});

test("none of the last twenty hands is dealt again", async () => {
  await wake(() => DEAL);
  playedHands.value = Array.from({ length: 25 }, (_, place) => hand({ numbers: [place] }));
  await like(missed);
  assert.deepEqual(
    asked[0][1].exclude,
    Array.from({ length: 20 }, (_, place) => [place + 5]),
  );
});

test("where there is no hand like it, there is none", async () => {
  for (const code of /** @type {const} */ (["no-such-hand", "bad-hand-size"])) {
    await wake(() => {
      throw new EngineError(code);
    });
    assert.equal(await like(missed), null);
  }
});
