import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { followFirstSolved, newcomer } from "../../web/app/play/game/newcomer.ts";
import { playedHands } from "../../web/app/player/history/history.ts";
import { openStorage } from "./browser.js";

/** @import { Played } from "../../web/app/table/hand/played.ts" */

/** @param {Played["result"][]} results */
function played(...results) {
  const hands = results.map((result) => ({ result }));
  playedHands.value = /** @type {Played[]} */ (/** @type {unknown} */ (hands));
}

beforeEach(() => {
  openStorage();
  played();
});

test("a player who has solved a hand is not a newcomer, also in later visits", () => {
  const stop = followFirstSolved();
  assert.equal(newcomer.value, true);
  played("left", "shown", "none");
  assert.equal(newcomer.value, true);
  played("left", "solved");
  assert.equal(newcomer.value, false);
  stop();
  played();
  followFirstSolved()();
  assert.equal(newcomer.value, false);
});

test("a hand that loads later counts too", () => {
  const stop = followFirstSolved();
  assert.equal(newcomer.value, true);
  played("solved");
  assert.equal(newcomer.value, false);
  stop();
});
