import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { OperatorSymbol } from "../../../engine/contract.d.ts";
import { openAt, openStorage, openWindow } from "../../../testing/browser.ts";
import { type Answers, answering, settle, stubLaunch } from "../../../testing/stub-python.ts";
import { lying, tableOn } from "../../../testing/table.ts";
import { startPython } from "../../base/python/engine.ts";

let judged: string[] = [];

/** A referee that rejects every answer. */
const REFEREE: Answers = {
  check({ text }) {
    judged.push(text);
    return { ok: false, code: "wrong" };
  },
};

beforeEach(async () => {
  openAt();
  openStorage();
  openWindow();
  judged = [];
  startPython(answering(REFEREE));
  await settle();
});

function begin(...numbers: number[]) {
  const { combining, live } = tableOn(lying(numbers));
  const lies = () => combining.tiles.value.map((tile) => tile?.text ?? null);
  return { combining, live, lies };
}

test("a step replaces two cards by one card at the place of the second card", async () => {
  const { combining, lies } = begin(3, 3, 8, 8);
  combining.choose(2);
  combining.sign("/");
  assert.deepEqual([combining.chosen.value, combining.operator.value], [2, "/"]);
  combining.choose(0);
  await settle();
  assert.deepEqual(lies(), ["8/3", "3", null, "8"]);
  assert.deepEqual([combining.chosen.value, combining.operator.value], [null, null]);
  const { first, onto } = combining.last.value ?? {};
  assert.deepEqual([first, onto], [2, 0]);
  assert.deepEqual(judged, []);
});

test("the result of a step stays selected until the player selects another card", async () => {
  const { combining, lies } = begin(3, 3, 8, 8);
  combining.combine(2, "/", 0, 0);
  combining.sign("-");
  assert.equal(combining.chosen.value, 0);
  combining.choose(1);
  await settle();
  assert.deepEqual(lies(), [null, "8/3-3", null, "8"]);
  combining.choose(3);
  combining.sign("*");
  combining.choose(1);
  await settle();
  assert.deepEqual(lies(), [null, "8*(8/3-3)", null, null]);
});

test("a sign that the hand does not allow is not selected", () => {
  const { combining, live } = begin(9, 9, 4, 2);
  assert.deepEqual(combining.allowed.value, ["+", "-", "*", "/"]);
  live.open(lying([9, 9, 4, 2], { key: "other", operators: "+-" }));
  assert.deepEqual(combining.allowed.value, ["+", "-"]);
  combining.sign("*");
  assert.equal(combining.operator.value, null);
  combining.sign("-");
  assert.equal(combining.operator.value, "-");
});

test("a second press clears the selection of a card or a sign", () => {
  const { combining } = begin(3, 8);
  combining.choose(0);
  combining.choose(0);
  assert.equal(combining.chosen.value, null);
  combining.sign("+");
  combining.sign("+");
  assert.equal(combining.operator.value, null);
  combining.choose(0);
  combining.sign("+");
  combining.choose(0);
  assert.deepEqual([combining.chosen.value, combining.operator.value], [null, null]);
});

test("the player may choose the sign before the first card", async () => {
  const { combining, lies } = begin(3, 8);
  combining.sign("-");
  combining.choose(0);
  combining.choose(1);
  await settle();
  assert.deepEqual(lies(), [null, "3-8"]);
});

test("the last card is judged automatically, and again at each press", async () => {
  const { combining } = begin(3, 8);
  combining.combine(0, "*", 1, 1);
  await settle();
  assert.deepEqual([judged, combining.lastText.value], [["3*8"], "3*8"]);
  combining.choose(1);
  combining.sign("+");
  await settle();
  assert.deepEqual([judged.length, combining.operator.value], [2, null]);
  combining.choose(0);
  await settle();
  assert.equal(judged.length, 2);
});

test("each complete sequence of presses is combined at once, in order", async () => {
  const { combining, lies } = begin(3, 3, 8, 8);
  for (const press of [2, "/", 0, 1, "-", 0, 3, "/", 0]) {
    if (typeof press === "number") combining.choose(press);
    else combining.sign(press as OperatorSymbol);
  }
  assert.deepEqual(lies(), ["8/(3-8/3)", null, null, null]);
  await settle();
  assert.deepEqual(judged, ["8/(3-8/3)"]);
});

test("an impossible step leaves the cards and shows its reason", () => {
  const { combining, lies } = begin(3, 3, 8, 8);
  combining.combine(0, "-", 1, 1);
  combining.choose(2);
  combining.sign("/");
  combining.choose(1);
  assert.equal(combining.fault.value?.code, "division-by-zero");
  assert.deepEqual(lies(), [null, "3-3", "8", "8"]);
  assert.equal(combining.chosen.value, null);
  combining.sign("+");
  assert.equal(combining.fault.value, null);
});

test("steps do not wait for Python, and the reason of an impossible step appears at once", async () => {
  const { launch, starts } = stubLaunch();
  startPython(launch);
  const { combining, lies } = begin(3, 3, 8, 8);
  combining.combine(2, "/", 0, 0);
  assert.deepEqual(combining.tiles.value[0]?.mixed?.whole, "2");
  combining.combine(1, "-", 0, 0);
  combining.combine(3, "/", 0, 0);
  assert.deepEqual(lies(), ["8/(3-8/3)", null, null, null]);
  const { calls = [] } = starts[0]?.finishStart() ?? {};
  await settle();
  assert.deepEqual(
    calls.map(({ params }) => params),
    [{ numbers: [3, 3, 8, 8], target: "24", text: "8/(3-8/3)" }],
  );
  combining.undo(3);
  combining.combine(0, "-", 1, 1);
  combining.combine(2, "/", 1, 1);
  assert.deepEqual(combining.fault.value?.params, { divisor: "3-3" });
});

test("a card dropped on another card uses the selected sign, or asks for a sign", async () => {
  const { combining, lies } = begin(3, 3, 8, 8);
  combining.drop(2, 0);
  assert.deepEqual(combining.offer.value, { from: 2, onto: 0 });
  combining.combine(0, "-", 2, 0);
  assert.deepEqual([combining.offer.value, lies()], [null, ["3-8", "3", null, "8"]]);
  combining.choose(3);
  combining.sign("*");
  combining.drop(3, 1);
  await settle();
  assert.deepEqual(lies(), ["3-8", "8*3", null, null]);
  combining.choose(0);
  combining.sign("*");
  combining.drop(1, 0);
  assert.deepEqual(combining.offer.value, { from: 1, onto: 0 });
  combining.clearSelection();
  assert.equal(combining.offer.value, null);
});

test("another hand clears all steps and selections", () => {
  const { live, combining, lies } = begin(3, 3, 8, 8);
  combining.combine(0, "+", 1, 1);
  combining.choose(1);
  combining.sign("+");
  combining.choose(2);
  live.open(lying([1, 2, 3]));
  assert.deepEqual(lies(), ["1", "2", "3"]);
  assert.deepEqual([combining.canUndo.value, combining.canRedo.value], [false, false]);
  assert.deepEqual([combining.chosen.value, combining.operator.value], [null, null]);
});
