import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { isKnownSolvable, rememberSolvable } from "../../web/app/game/known-solvable.js";
import { openStorage } from "./browser.js";

beforeEach(openStorage);

const link = (/** @type {number} */ number) => `#/play?hand=1,2,3,${number}`;

test("the last hands that were dealt as solvable are known, each once", () => {
  assert.equal(isKnownSolvable(link(0)), false);
  for (let number = 0; number < 50; number++) rememberSolvable(link(number));
  rememberSolvable(link(0));
  assert.deepEqual([0, 1, 49].map(link).map(isKnownSolvable), [true, true, true]);
  rememberSolvable(link(50));
  assert.deepEqual([0, 1, 2, 50].map(link).map(isKnownSolvable), [true, false, true, true]);
});

test("what is kept and is no list of links counts for nothing", () => {
  sessionStorage.setItem("twentyfour:solvable", '"#/play"');
  assert.equal(isKnownSolvable("#/play"), false);
  rememberSolvable("#/play");
  assert.equal(isKnownSolvable("#/play"), true);
});
