import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { EngineError, startPython } from "../../web/app/core/engine.ts";
import { loadHistory, playedHands } from "../../web/app/history/history.ts";
import { CODE_PREFIX } from "../../web/app/history/merge.ts";
import { renewTechniques } from "../../web/app/history/renew-techniques.ts";
import { openWindow, provide } from "./browser.js";
import { hand } from "./hands.js";
import { answering, settle } from "./python.js";

const TWINS = { code: "twins", params: {} };
const former = { technique: { code: "former-fraction", params: {} } };

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
async function wake(answer) {
  startPython(
    answering((name, params) => {
      asked.push([name, params]);
      return answer(params);
    }),
  );
  await settle();
}

test("hands with former codes get the technique of their answer, and keep everything else", async () => {
  const [old, own] = [hand(former), hand({ technique: { code: "sum", params: {} } })];
  const shown = hand({ ...former, result: "shown", text: null });
  playedHands.value = [old, own, shown];
  await wake(() => ({ level: "easy", score: 3, technique: TWINS }));
  await renewTechniques();
  assert.deepEqual(playedHands.value, [
    { ...old, technique: TWINS },
    own,
    { ...shown, technique: TWINS },
  ]);
  assert.deepEqual(asked, [
    ["rate", { numbers: [3, 3, 8, 8], target: "24", text: "8/(3-8/3)" }],
    ["rate", { numbers: [3, 3, 8, 8], target: "24" }],
  ]);
});

test("a hand that came as a code is rated, unless it is too large", async () => {
  const unrated = { level: null, score: null, technique: null };
  const small = hand({ ...unrated, id: `${CODE_PREFIX}1`, text: null });
  const large = hand({ ...unrated, id: `${CODE_PREFIX}2`, numbers: [1, 2, 3, 4, 5, 6] });
  playedHands.value = [small, large];
  const rated = { level: "easy", score: 3, technique: TWINS };
  await wake(() => rated);
  await renewTechniques();
  assert.deepEqual(playedHands.value, [{ ...small, ...rated }, large]);
});

test("a hand that Python cannot rate is unchanged", async () => {
  const old = hand(former);
  playedHands.value = [old];
  await wake(() => {
    throw new EngineError("missing-operand");
  });
  await renewTechniques();
  assert.deepEqual(playedHands.value, [old]);
});

test("a hand that is erased during the call does not come back", async () => {
  playedHands.value = [hand(former)];
  await wake(() => {
    playedHands.value = [];
    return { technique: TWINS };
  });
  await renewTechniques();
  assert.deepEqual(playedHands.value, []);
});
