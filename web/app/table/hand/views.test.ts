import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Repair, Step } from "../../../engine/contract.d.ts";
import { deal } from "../../../testing/deals.ts";
import { Player } from "../../../testing/player.ts";
import { ENDLESS, FIND, REVIEW, SPRINT } from "../../../testing/rules.ts";
import { SYMBOLS } from "../../base/cards/operators.ts";
import { begin } from "./log.ts";
import type { Deal, HandState, Judged, Mending } from "./types.ts";
import {
  astrayOf,
  changeOf,
  hintsOf,
  hunting,
  isFaceUp,
  isMended,
  isRevealed,
  isTimed,
  lastText,
  MOST_FOUND,
  NO_DEAL,
  positionOf,
  tilesOf,
  timeOf,
} from "./views.ts";

const SIZES = [1, 2, 3, 4, 5, 6, 7];
const ofSize = (size: number, more: Partial<Deal> = {}) =>
  begin(deal(Array(size).fill(1), more), ENDLESS).state;

test("an empty table has no cards, no answer and no clock", () => {
  const { state } = begin(NO_DEAL, ENDLESS);
  assert.deepEqual([tilesOf(state), lastText(state), isTimed(state)], [[], "", false]);
  assert.deepEqual(
    Object.entries(NO_DEAL).filter(([, value]) => value && `${value}`),
    [],
  );
});

test("only find all starts with the known solutions in its queue", () => {
  const known = ["8/(3-8/3)"];
  const waiting = (rules: typeof FIND) => begin(deal([3, 3, 8, 8], { known }), rules).state.hunt;
  assert.deepEqual([waiting(FIND).waiting, waiting(ENDLESS).waiting], [known, []]);
});

test("find all continues while solutions remain, unless the hand has too many solutions", () => {
  const goesOn = (count: number, found: number) => {
    const { state } = begin(deal([3, 3, 8, 8]), FIND);
    const all = Array.from({ length: found }, (_, index) => ({ text: "", index }));
    const solved = { count, solutions: null, nearest: null };
    return hunting({ ...state, solved, hunt: { ...state.hunt, found: all } });
  };
  assert.ok(hunting(begin(deal([3, 3, 8, 8]), FIND).state));
  assert.ok(!hunting(begin(deal([3, 3, 8, 8]), ENDLESS).state));
  for (let count = 0; count <= MOST_FOUND; count += 1)
    assert.deepEqual([goesOn(count, count - 1), goesOn(count, count)], [count > 0, false]);
  assert.ok(!goesOn(MOST_FOUND + 1, 0));
});

test("Python repairs only a wrong value of at most five cards, unless the repair would reveal a solution", () => {
  const verdict = { n: 1, ok: false, code: "wrong-value", by: "type", text: "1" } as Judged;
  assert.deepEqual(
    SIZES.filter((size) => isMended({ ...ofSize(size), verdict })),
    [1, 2, 3, 4, 5],
  );
  const mends = (more: Partial<HandState>, of: Partial<Deal> = {}) =>
    isMended({ ...ofSize(4, of), verdict, ...more });
  assert.ok(!mends({ rules: SPRINT }));
  assert.ok(!mends({ verdict: null }));
  assert.ok(!mends({ verdict: { ...verdict, code: "unused" } }));
  assert.ok(!mends({}, { solvable: false }));
  assert.ok(mends({}, { solvable: false, dealt: false }));
});

test("the clock runs from the moment when all cards are face up until the hand ends", () => {
  const { state } = begin(deal([3, 8]), ENDLESS);
  const outcome = { stars: 0, distance: null, text: "", value: null, given: false };
  const half = { ...state, deal: { ...state.deal, cards: [state.deal.cards[0] ?? null, null] } };
  assert.deepEqual([isFaceUp(state), isTimed(state)], [true, true]);
  assert.deepEqual([isFaceUp(half), isTimed(half)], [false, false]);
  assert.ok(!isTimed({ ...state, result: "left" }));
  assert.ok(!isTimed({ ...state, outcome }));
});

const REPAIR: Repair = {
  code: "operator",
  span: null,
  params: {},
  expression: null,
  kept: 1,
  last: null,
  last_span: [0, 3],
};
const judged = (by: Judged["by"], steps: Step[] = []) =>
  ({
    ...{ n: 3, ok: false, code: "wrong-value", by, text: "" },
    expression: { text: "", value: "", steps },
  }) as unknown as Judged;
const mending = (more: Partial<Repair>, undo: number | null = null): Mending => ({
  n: 3,
  repair: { ...REPAIR, ...more },
  undo,
});

test("the first wrong step of a combined answer follows the last step from which the target was reachable", () => {
  const move = fc.tuple(fc.nat(1), fc.constantFrom(...SYMBOLS));
  fc.assert(
    fc.property(fc.array(move, { minLength: 3, maxLength: 3 }), fc.nat(3), (moves, back) => {
      const player = new Player(deal([1, 2, 5, 11]), REVIEW);
      for (const [place, operator] of moves) {
        const places = tilesOf(player.state).flatMap((tile, at) => (tile ? [at] : []));
        const [first = 0, second = 0] = place ? places : places.toReversed();
        player.act({ type: "joined", first, operator, second, onto: second });
      }
      if (player.state.done < 3) return; // a division by zero
      player.act({ type: "undone", count: 1 });
      const { steps } = player.state;
      for (const done of [2, 3]) {
        const undo = Math.min(done, back);
        const verdict = judged("combine");
        const astray = astrayOf({ verdict, repair: mending({}, undo), steps, done });
        const { made, value } = steps[Math.max(done - undo - 1, 0)]?.tile ?? {};
        assert.deepEqual(astray, {
          isReachable: undo < done,
          step: {
            left: made?.left.value,
            operator: made?.operator,
            right: made?.right.value,
            value,
          },
          lost: done - undo,
          span: null,
          undo,
        });
      }
    }),
    { numRuns: 50 },
  );
});

test("the repair of a typed answer gives the first wrong step and the marked part of the text", () => {
  const steps = ["6", "9", "14"].map(
    (value): Step => ({ left: "1", operator: "+", right: "5", value }),
  );
  for (const kept of [0, 1, 2, 3]) {
    const hand = { verdict: judged("type", steps), repair: mending({ kept }), steps: [], done: 0 };
    assert.deepEqual(astrayOf(hand), {
      isReachable: kept > 0,
      step: steps[Math.max(kept - 1, 0)],
      lost: kept,
      span: [0, 3],
      undo: 0,
    });
  }
});

test("no step is marked without a repair of the same answer", () => {
  const [step] = [{ left: "1", operator: "+", right: "5", value: "6" } as const];
  const verdict = judged("type", [step]);
  const of = (hand: Pick<HandState, "verdict" | "repair">) => [
    astrayOf({ steps: [], done: 0, ...hand }),
    changeOf(hand),
  ];
  assert.deepEqual(of({ verdict, repair: mending({}) }).map(Boolean), [true, true]);
  for (const hand of [
    { verdict: null, repair: mending({}) },
    { verdict: null, repair: null },
    { verdict, repair: null },
    { verdict, repair: { ...mending({}), n: 2 } },
    { verdict, repair: { ...mending({}), repair: null } },
    { verdict: { ...verdict, expression: null }, repair: mending({ code: null }) },
    { verdict, repair: mending({ kept: null, code: null }) },
  ])
    assert.deepEqual(of(hand), [null, null]);
});

test("the hints of a technique and a solution stay while each step belongs to the solution", () => {
  const step = (left: string, operator: Step["operator"], right: string, value: string) => ({
    ...{ left, operator, right, value },
  });
  const steps = [step("1", "+", "2", "3"), step("3", "+", "3", "6"), step("6", "*", "4", "24")];
  const expression = { text: "(1+2+3)*4", value: "24", steps };
  const hints = (["possible", "technique", "pair", "solution"] as const).map((code) => ({
    ...{ code, params: {}, expression: code === "solution" ? expression : null },
  }));
  const player = new Player(deal([1, 2, 3, 4]), ENDLESS);
  const key = positionOf(player.state, "combine");
  const codes = () => {
    const advice = { [key]: { taken: 4, hints, error: null } };
    return hintsOf({ ...player.state, advice }, "combine").map(({ code }) => code);
  };
  assert.deepEqual(codes(), ["possible", "technique", "pair", "solution"]);
  player.act({ type: "joined", first: 1, operator: "+", second: 0, onto: 0 });
  assert.deepEqual(codes(), ["technique", "solution"]);
  player.act({ type: "joined", first: 0, operator: "-", second: 2, onto: 0 });
  assert.deepEqual(codes(), []);
  player.act({ type: "undone", count: 1 });
  assert.deepEqual(codes(), ["technique", "solution"]);
});

const hintsWith = (steps: Step[]) =>
  (["possible", "technique", "pair", "solution"] as const).map((code) => ({
    ...{ code, params: {} },
    expression: code === "solution" ? { text: "", value: "24", steps } : null,
  }));
const codesOf = (state: HandState, by: "type" | "combine" = "combine") =>
  hintsOf(state, by).map(({ code }) => code);

test("a step belongs to a solution with the same cards and operator, in either order for + and ×", () => {
  for (const operator of SYMBOLS) {
    const hints = hintsWith([{ left: "1", operator, right: "2", value: "" }]);
    for (const played of SYMBOLS)
      for (const first of [0, 1, 2, 3])
        for (const second of [0, 1, 2, 3].filter((place) => place !== first)) {
          const player = new Player(deal([1, 2, 3, 4]), ENDLESS);
          const advice = {
            [positionOf(player.state, "combine")]: { taken: 4, hints, error: null },
          };
          player.act({ type: "joined", first, operator: played, second, onto: second });
          const isTurned = first === 1 && second === 0 && (played === "+" || played === "*");
          const fits = played === operator && ((first === 0 && second === 1) || isTurned);
          const expected = fits ? ["technique", "solution"] : [];
          assert.deepEqual(codesOf({ ...player.state, advice }), expected);
        }
  }
});

test("the hints of an earlier table come first, without the hints that this table repeats", () => {
  const step = { left: "1", operator: "+", right: "2", value: "3" } as const;
  const player = new Player(deal([1, 2, 3, 4]), ENDLESS);
  const before = positionOf(player.state, "combine");
  player.act({ type: "joined", first: 0, operator: "+", second: 1, onto: 1 });
  const here = positionOf(player.state, "combine");
  const hints = hintsWith([step]);
  const shown = (taken: number, earlier = hints) => {
    const advice = {
      hand: { taken: 1, hints, error: null },
      [before]: { taken: 4, hints: earlier, error: null },
      [here]: { taken, hints, error: null },
    };
    const state = { ...player.state, advice };
    return [codesOf(state), codesOf(state, "type")];
  };
  assert.deepEqual(shown(1), [["technique", "solution", "possible"], ["possible"]]);
  assert.deepEqual(shown(2), [["solution", "possible", "technique"], ["possible"]]);
  assert.deepEqual(shown(1, hintsWith([])), [["possible"], ["possible"]]);
  const advice = { [before]: { taken: 1, hints: null, error: null } };
  assert.deepEqual(codesOf({ ...player.state, advice }), []);
});

test("the time of a hand that was solved or rightly claimed is the time of its answer", () => {
  const { state } = begin(deal([1, 1, 1, 1]), ENDLESS);
  const verdict = { ...judged("type"), t: 5 };
  const timeWith = (result: HandState["result"]) => timeOf({ ...state, verdict, result, t: 9 });
  assert.deepEqual([timeWith("solved"), timeWith("none")], [5, 5]);
  assert.deepEqual([timeWith("shown"), timeWith("left"), timeWith(null)], [9, 9, 9]);
  assert.equal(timeOf({ ...state, result: "solved", t: 9 }), 9);
});

test("a hint can reveal the whole solution", () => {
  const { state } = begin(deal([3, 3, 8, 8]), ENDLESS);
  const hints = (["technique", "solution"] as const).map((code) => ({
    ...{ code, params: {}, expression: null },
  }));
  const reveals = (taken: number) =>
    isRevealed({ ...state, advice: { hand: { taken, hints, error: null } } });
  assert.deepEqual([reveals(1), reveals(2), isRevealed(state)], [false, true, false]);
});
