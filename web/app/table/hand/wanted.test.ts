import assert from "node:assert/strict";
import { test } from "node:test";
import { deal } from "../../../testing/deals.ts";
import { closest, DAILY, ENDLESS, FIND, lesson, SPRINT } from "../../../testing/rules.ts";
import { begin } from "./log.ts";
import type { Deal, HandState, Judged, Rules } from "./types.ts";
import { isWanted, wanted } from "./wanted.ts";

const HAND = { numbers: [3, 3, 8, 8], target: "24" };
const FAULT = { code: "internal", params: {} } as const;
const hand = (state: Partial<HandState> = {}, rules: Rules = ENDLESS, of: Partial<Deal> = {}) => ({
  ...begin(deal([3, 3, 8, 8], of), rules).state,
  ...state,
});
/** The requests as lists: the call, its key, its name and its parameters other than the hand. */
const asked = (...args: Parameters<typeof hand>) =>
  wanted(hand(...args)).map(({ call, key, name, params }) => {
    const { numbers: _, target: __, ...more } = params;
    return [call, key, name, more];
  });
const calls = (...args: Parameters<typeof hand>) => asked(...args).map(([call]) => call);
const asking = { n: 2, text: "8", by: "type", t: 0, claim: false } as const;

test("no request is made without a question, or for a hand that is left, unreadable or absent", () => {
  assert.deepEqual(calls(), []);
  assert.deepEqual(calls({ asked: asking }), ["judge"]);
  assert.deepEqual(calls({ asked: asking, left: true }), []);
  assert.deepEqual(calls({ asked: asking, error: FAULT }), []);
  assert.deepEqual(calls({ asked: asking }, ENDLESS, { key: "" }), []);
});

test("the hand is read before any other request is made", () => {
  const { key } = deal([3, 3, 8, 8]);
  for (const of of [{ numbers: null }, { target: null }])
    assert.deepEqual(asked({ asked: asking, open: true }, ENDLESS, of), [
      ["read", "", "read_hand", { key }],
    ]);
});

test("each request has the hand, and its operators if they are restricted", () => {
  const [request] = wanted(hand({ open: true }));
  assert.deepEqual(request?.params, HAND);
  const [restricted] = wanted(hand({ open: true }, ENDLESS, { operators: "+*" }));
  assert.deepEqual(restricted?.params, { ...HAND, operators: "+*" });
});

test("the rules choose the call that judges an answer; a claim has its own call", () => {
  const judge = (rules: Rules, more = {}) => asked({ asked: { ...asking, ...more } }, rules);
  assert.deepEqual(judge(ENDLESS), [["judge", "2", "check", { text: "8" }]]);
  assert.deepEqual(judge(lesson("sum")), [["judge", "2", "judge", { text: "8", code: "sum" }]]);
  assert.deepEqual(judge(closest(true)), [
    ["judge", "2", "check_closest", { text: "8", whole: true }],
  ]);
  assert.deepEqual(judge(ENDLESS, { claim: true }), [["judge", "2", "claim_no_solution", {}]]);
});

test("advice is requested once, for the hand or for the remaining cards", () => {
  const none = { taken: 1, hints: null, error: null };
  assert.deepEqual(asked({ advice: { hand: none, '[["8"]]': none } }), [
    ["advice", "hand", "hints", {}],
    ["advice", '[["8"]]', "coach", { history: [["8"]] }],
  ]);
  assert.deepEqual(asked({ advice: { hand: { ...none, hints: [] } } }), []);
  assert.deepEqual(asked({ advice: { hand: { ...none, error: FAULT } } }), []);
});

test("solutions are requested when the player opens them, and in find all until its end", () => {
  const solved = { count: 2, solutions: null, nearest: null };
  assert.deepEqual(asked({ open: true }), [["solutions", "", "solve", {}]]);
  assert.deepEqual(calls({ open: true, solved }), ["solutions"]);
  assert.deepEqual(calls({ open: true, solved: { ...solved, solutions: [] } }), []);
  assert.deepEqual(calls({ open: true, unsolved: FAULT }), []);
  assert.deepEqual(calls({}, FIND), ["solutions"]);
  assert.deepEqual(calls({ result: "left" }, FIND), []);
  assert.deepEqual(calls({ result: "left", open: true }, FIND), ["solutions"]);
});

test("the repair of a wrong answer is requested once, with the tables if it was combined", () => {
  const verdict: Judged = {
    ...{ n: 2, ok: false, code: "wrong-value", by: "type", t: 0, text: "3+8" },
  };
  assert.deepEqual(asked({ verdict }), [["repair", "2", "repair", { text: "3+8" }]]);
  const history = [["3", "3", "8", "8"]];
  assert.deepEqual(asked({ verdict: { ...verdict, by: "combine" } }), [
    ["repair", "2", "repair", { text: "3+8", history }],
  ]);
  const repair = { n: 2, repair: null, undo: null };
  assert.deepEqual(calls({ verdict, repair }), []);
  assert.deepEqual(calls({ verdict, repair: { ...repair, n: 1 } }), ["repair"]);
  assert.deepEqual(calls({ verdict: { ...verdict, code: "unused" } }), []);
});

test("find all places one right answer after the other, once the number of solutions is known", () => {
  const solved = { count: 2, solutions: [], nearest: null };
  const hunt = { found: [{ text: "a", index: 0 }], waiting: ["b", "c"], repeat: null, fault: null };
  assert.deepEqual(asked({ solved, hunt }, FIND), [
    ["recognize", "b", "recognize", { text: "b", found: ["a"] }],
  ]);
  assert.deepEqual(calls({ solved: null, hunt }, FIND), ["solutions"]);
  assert.deepEqual(calls({ solved, hunt: { ...hunt, waiting: [] } }, FIND), []);
  assert.deepEqual(calls({ solved: { ...solved, count: 1 }, hunt }, FIND), []);
});

test("a level is requested if it is unknown and shown, for at most five cards", () => {
  const rated = (rules: Rules, state: Partial<HandState> = {}, of: Partial<Deal> = {}) =>
    asked(state, rules, { difficulty: null, ...of });
  const level = [["level", "", "rate", {}]];
  assert.deepEqual(rated(ENDLESS), level);
  assert.deepEqual(rated(DAILY), level);
  assert.deepEqual(rated(SPRINT), level);
  assert.deepEqual(rated({ ...SPRINT, stream: false }), []);
  assert.deepEqual(rated(lesson("sum")), []);
  assert.deepEqual(rated(ENDLESS, { unrated: true }), []);
  assert.deepEqual(rated(ENDLESS, {}, { numbers: [1, 2, 3, 4, 5] }), level);
  assert.deepEqual(rated(ENDLESS, {}, { numbers: [1, 2, 3, 4, 5, 6] }), []);
});

test("the nearest value is requested after an answer that misses the target", () => {
  const outcome = { stars: 0, distance: "2", text: "", value: null, given: true };
  const { best } = hand();
  assert.deepEqual(asked({ outcome }), [["nearest", "", "closest", { whole: false }]]);
  assert.deepEqual(calls({ outcome: { ...outcome, distance: null } }), ["nearest"]);
  assert.deepEqual(calls({ outcome: { ...outcome, distance: "0" } }), []);
  for (const phase of ["done", "cancelled", "failed"] as const)
    assert.deepEqual(calls({ outcome, best: { ...best, phase } }), []);
});

test("an answer is pending if its call and its key are requested", () => {
  const state = hand({ asked: asking, open: true });
  assert.ok(isWanted(state, "judge", "2"));
  assert.ok(isWanted(state, "solutions", ""));
  assert.ok(!isWanted(state, "judge", "1"));
  assert.ok(!isWanted(state, "repair", ""));
});
