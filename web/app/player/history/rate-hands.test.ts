import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import type { RateParams } from "../../../engine/contract.d.ts";
import { openWindow, provide } from "../../../testing/browser.ts";
import { hand } from "../../../testing/records.ts";
import { answering, settle } from "../../../testing/stub-python.ts";
import { EngineError, startPython } from "../../base/python/engine.ts";
import { loadHistory, playedHands } from "./history.ts";
import { rateHands } from "./rate-hands.ts";
import { CODE_PREFIX } from "./storage/merge.ts";

const TWINS = { code: "twins", params: {} };
const unrated = { level: undefined, score: undefined, technique: undefined, text: undefined };
const RATED = { level: "easy", score: 3, technique: TWINS };

let asked: RateParams[] = [];

before(() => {
  openWindow();
  provide("BroadcastChannel", undefined);
  loadHistory();
});

beforeEach(() => {
  asked = [];
});

async function startWith(answer: () => unknown) {
  startPython(
    answering({
      rate(params) {
        asked.push(params);
        return answer();
      },
    }),
  );
  await settle();
}

test("a hand without a rating is rated with its answer, unless it is too large", async () => {
  const own = hand({ ...unrated, text: "8/(3-8/3)" });
  const small = hand({ ...unrated, id: `${CODE_PREFIX}1` });
  const large = hand({ ...unrated, id: `${CODE_PREFIX}2`, numbers: [1, 2, 3, 4, 5, 6] });
  playedHands.value = [own, small, large];
  await startWith(() => RATED);
  await rateHands();
  assert.deepEqual(playedHands.value, [{ ...own, ...RATED }, { ...small, ...RATED }, large]);
  assert.deepEqual(asked, [
    { numbers: [3, 3, 8, 8], target: "24", text: "8/(3-8/3)" },
    { numbers: [3, 3, 8, 8], target: "24" },
  ]);
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
