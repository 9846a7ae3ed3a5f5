import assert from "node:assert/strict";
import { test } from "node:test";
import { createScreenShow } from "../../web/app/screen/screen-show.ts";

/** @import { Expression } from "../../web/engine/contract.d.ts" */
/** @import { ScreenHand } from "../../web/app/screen/screen-hands.ts" */

/** @type {Expression} */
const EXPRESSION = {
  text: "3*8",
  value: "24",
  steps: [{ left: "3", operator: "*", right: "8", value: "24" }],
};

/**
 * @param {Expression | null} solution
 * @returns {ScreenHand}
 */
const hand = (solution) => ({
  cards: [{ value: "3" }, { value: "8" }],
  target: "24",
  operators: undefined,
  count: 2,
  solution: Promise.resolve(solution),
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** @param {(ScreenHand | null)[]} hands */
async function shownFrom(hands) {
  const show = createScreenShow(async (place) => hands[place] ?? null);
  show.begin();
  await settled();
  return show;
}

/** @param {import("../../web/app/screen/screen-show.ts").ScreenShow} show */
const state = ({ place, shown, hand }) => [place.value, shown.value, hand.value !== null];

test("Next shows the steps, the whole solution, the next hand, and at last the end", async () => {
  const show = await shownFrom([hand(EXPRESSION), hand(null)]);
  const states = [];
  for (let press = 0; press < 6; press++) {
    states.push(state(show));
    show.next();
    await settled();
  }
  assert.deepEqual(states, [
    [0, 0, true],
    [0, 1, true],
    [0, 2, true],
    [1, 0, true],
    [1, 1, true],
    [2, 0, false],
  ]);
  show.end();
});

test("Back shows the previous hand with its complete solution", async () => {
  const show = await shownFrom([hand(EXPRESSION), hand(null)]);
  for (let press = 0; press < 3; press++) show.next();
  await settled();
  show.back();
  await settled();
  assert.deepEqual(state(show), [0, 2, true]);
  assert.equal(show.isWhole.value, true);
  show.end();
});

test("Next has no effect before the solution is known", async () => {
  const show = createScreenShow(async () => ({ ...hand(null), solution: new Promise(() => {}) }));
  show.begin();
  await settled();
  show.next();
  assert.deepEqual(state(show), [0, 0, true]);
  show.end();
});
