import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { deal } from "../../../testing/deals.ts";
import { ENDLESS } from "../../../testing/rules.ts";
import { SYMBOLS } from "../../base/cards/operators.ts";
import { apply } from "./apply.ts";
import type { Act, HandEvent, HandState } from "./types.ts";
import { dealt, tilesOf } from "./views.ts";
import { wanted } from "./wanted.ts";

const NUMBERS = [1, 2, 3, 6];
const TICKET = deal(NUMBERS, { target: "10", ordered: true });

const after = (acts: Act[]): HandState =>
  acts.reduce((state, act) => apply(state, { ...act, t: 5 } as HandEvent), dealt(TICKET, ENDLESS));
const join = (first: number, operator: "+" | "-" | "*" | "/", second: number): Act => ({
  type: "joined",
  first,
  operator,
  second,
  onto: second,
});

/** The numbers on the table, from the left. */
const digits = (state: HandState) =>
  tilesOf(state).flatMap((tile) => (tile?.text.match(/\d+/g) ?? []).map(Number));

const place = fc.nat(4);
const acts = fc.array(
  fc.oneof(
    fc
      .tuple(place, fc.constantFrom(...SYMBOLS), place, fc.boolean())
      .map(([first, operator, second, left]): Act => {
        return { type: "joined", first, operator, second, onto: left ? first : second };
      }),
    fc.tuple(place, place).map(([from, onto]): Act => ({ type: "dropped", from, onto })),
    place.map((at): Act => ({ type: "chose", place: at })),
    fc.constantFrom(...SYMBOLS).map((operator): Act => ({ type: "signed", operator })),
    fc.constant<Act>({ type: "undone", count: 1 }),
  ),
);

test("cards that stay in their order are never moved, however they are combined", () => {
  fc.assert(fc.property(acts, (done) => assert.deepEqual(digits(after(done)), NUMBERS)));
});

test("neighbors are combined, and a sum or a product from the right is turned", () => {
  const solved = after([join(1, "/", 2), join(0, "+", 2), join(2, "*", 3)]);
  assert.deepEqual(
    tilesOf(solved).flatMap((tile) => tile?.text ?? []),
    ["(1+2/3)*6"],
  );
  assert.equal(solved.asked?.text, "(1+2/3)*6");
  assert.equal(after([join(2, "*", 1)]).steps[0]?.tile.text, "2*3");
});

test("other cards are not combined, and the page says why", () => {
  for (const act of [join(0, "+", 2), join(2, "-", 1), join(3, "/", 2)]) {
    const { fault, done } = after([act]);
    assert.deepEqual([fault, done], [{ code: "out-of-order", params: { order: "1 2 3 6" } }, 0]);
  }
  const dropped = after([{ type: "dropped", from: 0, onto: 3 }]);
  assert.deepEqual([dropped.fault?.code, dropped.offer], ["out-of-order", null]);
  const offered = after([{ type: "dropped", from: 1, onto: 0 }]);
  assert.deepEqual([offered.fault, offered.offer], [null, { from: 1, onto: 0 }]);
});

test("each request has the rule", () => {
  const asked = after([{ type: "hinted", by: "type" }, { type: "opened" }]);
  assert.deepEqual(
    wanted(asked).map(({ params }) => params.ordered),
    [true, true],
  );
  const coached = after([join(0, "+", 1), { type: "hinted", by: "combine" }]);
  assert.deepEqual(
    wanted(coached).flatMap(({ name, params }) => (name === "coach" ? [params] : [])),
    [
      {
        history: [
          ["1", "2", "3", "6"],
          ["1+2", "3", "6"],
        ],
        target: "10",
        ordered: true,
      },
    ],
  );
});
