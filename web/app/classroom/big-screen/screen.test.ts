import assert from "node:assert/strict";
import { test } from "node:test";
import type { Expression, Hint } from "../../../engine/contract.d.ts";
import type { ScreenHand, ScreenSolution } from "./screen-hands.ts";
import { createScreenShow, type ScreenShow } from "./screen-show.ts";

const EXPRESSION: Expression = { text: "3*8", value: "24", steps: [] };
const STEP: ScreenSolution["steps"][number] = {
  step: { left: "3", operator: "*", right: "8", value: "24" },
};

const HINTS: Hint[] = [{ code: "solvable", params: {}, expression: null }];

const hand = (...solutions: Expression[]): ScreenHand => ({
  cards: [{ value: "3" }, { value: "8" }],
  target: "24",
  operators: undefined,
  count: 2,
  link: {},
  solutions: Promise.resolve(solutions.map((answer) => ({ answer, steps: [STEP] }))),
  hints: async () => HINTS,
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

async function shownFrom(hands: (ScreenHand | null)[]) {
  const show = createScreenShow(async (place) => hands[place] ?? null);
  show.begin();
  await settled();
  return show;
}

const state = ({ place, shown, hand }: ScreenShow) => [
  place.value,
  shown.value,
  hand.value !== null,
];

test("Next shows the steps, the whole solution, the next hand, and at last the end", async () => {
  const show = await shownFrom([hand(EXPRESSION), hand()]);
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
  const show = await shownFrom([hand(EXPRESSION), hand()]);
  for (let press = 0; press < 3; press++) show.next();
  await settled();
  show.back();
  await settled();
  assert.deepEqual(state(show), [0, 2, true]);
  assert.equal(show.isWhole.value, true);
  show.end();
});

test("Next has no effect before the solution is known", async () => {
  const show = createScreenShow(async () => ({ ...hand(), solutions: new Promise(() => {}) }));
  show.begin();
  await settled();
  show.next();
  assert.deepEqual(state(show), [0, 0, true]);
  show.end();
});

test("Hints come one by one until the solution is shown", async () => {
  const show = await shownFrom([hand(EXPRESSION), hand()]);
  assert.equal(show.hint.value, null);
  await show.takeHint();
  await show.takeHint();
  assert.equal(show.hint.value, HINTS[0]);
  assert.equal(show.mayHint.value, false);
  show.next();
  assert.equal(show.hint.value, null);
  show.next();
  show.next();
  await settled();
  assert.equal(show.hint.value, null);
  assert.equal(show.mayHint.value, true);
  show.end();
});

test("Another solution begins with its first step, and the first follows the last", async () => {
  const show = await shownFrom([hand(EXPRESSION, { ...EXPRESSION, text: "8*3" })]);
  show.next();
  for (const text of ["8*3", "3*8"]) {
    show.next();
    show.another();
    assert.equal(show.solution.value?.answer.text, text);
    assert.equal(show.shown.value, 1);
  }
  show.end();
});

test("A hand is late when its time has passed", async () => {
  for (const [limit, isLate] of [
    [0, true],
    [Number.POSITIVE_INFINITY, false],
  ]) {
    const show = createScreenShow(
      async () => hand(EXPRESSION),
      () => Number(limit),
    );
    show.begin();
    await settled();
    assert.equal(show.isLate.value, isLate);
    show.end();
  }
});
