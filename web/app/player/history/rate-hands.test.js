import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { openWindow, provide } from "../../../testing/browser.js";
import { hand } from "../../../testing/hands.js";
import { answering, settle } from "../../../testing/python.js";
import { EngineError, startPython } from "../../base/python/engine.ts";
import { loadHistory, playedHands } from "./history.ts";
import { CODE_PREFIX } from "./merge.ts";
import { rateHands } from "./rate-hands.ts";

const TWINS = { code: "twins", params: {} };
const unrated = { level: undefined, score: undefined, technique: undefined, text: undefined };
const RATED = { level: "easy", score: 3, technique: TWINS };

let asked = /** @type {any[]} */ ([]);

before(() => {
  openWindow();
  provide("BroadcastChannel", undefined);
  loadHistory();
});

beforeEach(() => {
  asked = [];
});

/** @param {(params: any) => unknown} answer */
async function startWith(answer) {
  startPython(
    answering((name, params) => {
      asked.push([name, params]);
      return answer(params);
    }),
  );
  await settle();
}

test("a hand from a transfer code is rated, unless it is too large", async () => {
  const own = hand(unrated);
  const small = hand({ ...unrated, id: `${CODE_PREFIX}1` });
  const large = hand({ ...unrated, id: `${CODE_PREFIX}2`, numbers: [1, 2, 3, 4, 5, 6] });
  playedHands.value = [own, small, large];
  await startWith(() => RATED);
  await rateHands();
  assert.deepEqual(playedHands.value, [own, { ...small, ...RATED }, large]);
  assert.deepEqual(asked, [["rate", { numbers: [3, 3, 8, 8], target: "24" }]]);
});

test("a hand that Python cannot rate is unchanged", async () => {
  const arrived = hand({ ...unrated, id: `${CODE_PREFIX}1` });
  playedHands.value = [arrived];
  await startWith(() => {
    throw new EngineError("missing-operand");
  });
  await rateHands();
  assert.deepEqual(playedHands.value, [arrived]);
});

test("a hand that is erased during the call does not come back", async () => {
  playedHands.value = [hand({ ...unrated, id: `${CODE_PREFIX}1` })];
  await startWith(() => {
    playedHands.value = [];
    return RATED;
  });
  await rateHands();
  assert.deepEqual(playedHands.value, []);
});
