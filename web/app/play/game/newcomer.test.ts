import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openStorage } from "../../../testing/browser.ts";
import { playedHands } from "../../player/history/history.ts";
import type { Played } from "../../table/hand/played.ts";
import { followFirstSolved, newcomer } from "./newcomer.ts";

function played(...results: Played["result"][]) {
  const hands = results.map((result) => ({ result }));
  playedHands.value = hands as unknown as Played[];
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
