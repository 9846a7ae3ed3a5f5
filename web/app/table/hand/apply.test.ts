import assert from "node:assert/strict";
import { test } from "node:test";
import { deal, linked } from "../../../testing/deals.ts";
import { closest, ENDLESS, FIND, lesson } from "../../../testing/rules.ts";
import { apply } from "./apply.ts";
import { begin } from "./log.ts";
import type { Act, Deal, HandEvent, HandState, Rules } from "./types.ts";
import { dealt, MOST_FOUND } from "./views.ts";

const ERROR = { code: "internal", params: { why: "x" } } as const;
const HAND = deal([3, 3, 8, 8]);

/** The hand after some events. */
const after = (rules: Rules, acts: Act[], of: Deal = HAND): HandState =>
  acts.reduce((state, act) => apply(state, { ...act, t: 5 } as HandEvent), dealt(of, rules));
/** The hand after one event, from a state with some other values. */
const from = (more: Partial<HandState>, act: Act, rules = ENDLESS, of = HAND) =>
  apply({ ...dealt(of, rules), ...more }, { ...act, t: 5 } as HandEvent);
const answered = (call: string, key: string, value: unknown) =>
  ({ type: "answered", call, key, value }) as unknown as Act;
const failed = (call: string, key = "") =>
  ({ type: "failed", call, key, error: ERROR }) as unknown as Act;

const asks = (text: string): Act => ({ type: "submitted", by: "type", text });
const WRONG = { ok: false, code: "wrong-value", counts_as_wrong: true };
const outcome = { stars: 1, distance: "4", text: "", value: null, given: true };

test("a failed call leaves its error where its result would be", () => {
  const advised = after(ENDLESS, [{ type: "hinted", by: "type" }, failed("advice", "hand")]);
  assert.deepEqual(advised.advice, { hand: { taken: 1, hints: null, error: ERROR } });
  const again = apply(advised, { type: "hinted", by: "type", t: 6 });
  assert.deepEqual(again.advice, { hand: { taken: 1, hints: null, error: null } });
  const two = {
    hand: { taken: 1, hints: null, error: ERROR },
    x: { taken: 0, hints: null, error: ERROR },
  };
  assert.deepEqual(Object.keys(from({ advice: two }, { type: "hinted", by: "type" }).advice), [
    "hand",
    "x",
  ]);

  assert.equal(after(ENDLESS, [{ type: "opened" }, failed("solutions")]).unsolved, ERROR);
  const judged = after(ENDLESS, [asks("8"), failed("judge", "1")]);
  const { code, params, ok, span } = judged.verdict ?? {};
  assert.deepEqual(
    [code, params, ok, span, judged.asked],
    ["internal", ERROR.params, false, null, null],
  );
  const wrong = after(ENDLESS, [asks("8"), answered("judge", "1", WRONG), failed("repair", "1")]);
  assert.deepEqual(wrong.repair, { n: 1, repair: null, undo: null });
  const unrated = after(ENDLESS, [failed("level")], deal([3, 3, 8, 8], { difficulty: null }));
  assert.equal(unrated.unrated, true);
  const nearest = from({ outcome }, failed("nearest"), closest(true));
  assert.deepEqual(nearest.best, { found: null, phase: "failed", error: ERROR });
});

test("a hand that cannot be read judges each answer with its error", () => {
  const unread = after(ENDLESS, [asks("8"), failed("read")], linked([3, 3, 8, 8]));
  assert.deepEqual([unread.deal.cards, unread.steps, unread.done], [[], [], 0]);
  assert.deepEqual([unread.error, unread.verdict?.code, unread.asked], [ERROR, "internal", null]);
  const next = apply(unread, { ...asks("9"), t: 6 } as HandEvent);
  assert.deepEqual([next.verdict?.text, next.verdict?.n, next.asked], ["9", 2, null]);
  const untouched = after(ENDLESS, [failed("read")], linked([3, 3, 8, 8]));
  assert.deepEqual([untouched.error, untouched.verdict], [ERROR, null]);
  const stepped = after(
    ENDLESS,
    [{ type: "joined", first: 0, operator: "+", second: 1, onto: 1 }, failed("read")],
    linked([3, 3, 8, 8]),
  );
  assert.deepEqual([stepped.steps, stepped.done], [[], 0]);
});

test("a hand is read, and its level arrives", () => {
  const value = { cards: HAND.cards, numbers: [3, 3, 8, 8], target: "24" };
  const read = after(ENDLESS, [answered("read", "", value)], linked([3, 3, 8, 8]));
  assert.deepEqual([read.deal.numbers, read.deal.key], [value.numbers, HAND.key]);
  const level = { score: 7, level: "easy" };
  const rated = after(
    ENDLESS,
    [answered("level", "", level)],
    deal([3, 3, 8, 8], { difficulty: null }),
  );
  assert.deepEqual(rated.deal, { ...HAND, difficulty: level });
});

test("a proof is a hint only for a hand of few cards", () => {
  const hints = ["unsolvable", "proof"].map((code) => ({ code, params: {}, expression: null }));
  const codes = (size: number, of = deal(Array(size).fill(1))) =>
    after(
      ENDLESS,
      [{ type: "hinted", by: "type" }, answered("advice", "hand", hints)],
      of,
    ).advice.hand?.hints?.map(({ code }) => code);
  const sizes = [1, 2, 3, 4, 5, 6].map((size) => codes(size)?.length);
  assert.deepEqual(sizes, [2, 2, 2, 2, 2, 1]);
  assert.deepEqual(codes(6), ["unsolvable"]);
});

test("a search is cancelled only while it runs", () => {
  const solved = { count: 1, solutions: null, nearest: null };
  const cancelled: Act = { type: "cancelled" };
  assert.equal(from({ open: true }, cancelled).open, false);
  assert.equal(from({ open: true, solved, result: "shown" }, cancelled).open, true);
  assert.equal(from({ solved: null }, cancelled).open, false);
  const found = { distance: "3" } as never;
  assert.deepEqual(from({ outcome }, cancelled, closest(true)).best, {
    ...{ found: null, phase: "cancelled", error: null },
  });
  const more: Act = { type: "cancelled", found };
  assert.deepEqual(from({ outcome }, more, closest(true)).best.found, found);
  assert.ok(!after(lesson("sum"), [{ type: "opened" }]).open);
  assert.ok(after(ENDLESS, [{ type: "opened" }]).open);
});

test("an earlier result is restored only on an untouched hand", () => {
  const recalled: Act = { type: "recalled", outcome };
  assert.equal(from({}, recalled, closest(true)).outcome, outcome);
  assert.equal(from({ result: "shown" }, recalled, closest(true)).outcome, null);
  const other = { ...outcome, stars: 3 };
  assert.equal(from({ outcome: other }, recalled, closest(true)).outcome, other);
  for (const [result, text, code] of [
    ["solved", "8/(3-8/3)", "right"],
    ["none", "", "no-solution"],
  ] as const) {
    const won: Act = { type: "won-before", result, text, hints: 2, wrong: 1 };
    const state = from({}, won);
    assert.deepEqual(
      [state.result, state.hints, state.wrong, state.touched],
      [result, 2, 1, false],
    );
    const expression = text ? { text, value: "24", steps: [] } : null;
    assert.deepEqual([state.verdict?.code, state.verdict?.expression], [code, expression]);
    assert.equal(from({ touched: true }, won).verdict, null);
    assert.equal(from({ result: "left" }, won).result, "left");
  }
});

test("a reload keeps the larger counts and the later time, and starts no search", () => {
  const { state } = begin(HAND, ENDLESS);
  const resumed = (more: Partial<HandState>, event: object) =>
    apply({ ...state, ...more }, { type: "resumed", t: 9, ...event } as HandEvent);
  const { t, hints, wrong, touched } = resumed({ t: 4, hints: 2 }, { hints: 1, wrong: 3 });
  assert.deepEqual([t, hints, wrong, touched], [9, 2, 3, true]);
  assert.equal(resumed({ touched: true }, {}).touched, true);
  assert.equal(resumed({}, { hints: 1 }).touched, false);
  assert.equal(resumed({ open: true }, {}).open, false);
  const solved = { count: 1, solutions: null, nearest: null };
  assert.equal(resumed({ open: true, solved, result: "shown" }, {}).open, true);
});

test("leaving a hand drops the hints that have not arrived", () => {
  const hints = [{ code: "pair", params: {}, expression: null } as never];
  const advice = {
    ...{ a: { taken: 1, hints: null, error: null }, b: { taken: 1, hints, error: null } },
    c: { taken: 1, hints: null, error: ERROR },
  };
  assert.deepEqual(Object.keys(from({ advice }, { type: "left" }).advice), ["b", "c"]);
});

test("the answer of another technique names both techniques", () => {
  const verdict = { ok: true, code: "right" };
  const rulingOn = (techniques: object[]) =>
    after(lesson("sum"), [asks("8"), answered("judge", "1", { verdict, fits: false, techniques })]);
  const params = rulingOn([{ code: "twins" }]).verdict?.params;
  assert.deepEqual(params, { found: "twins", wanted: "sum" });
  assert.deepEqual(rulingOn([]).verdict?.params, { found: "", wanted: "sum" });
});

test("find all places an answer, reports a repeat, and drops an answer without a place", () => {
  const solved = { count: 2, solutions: null, nearest: null };
  const explanation = { steps: [] } as never;
  const one = { text: "a", index: 0 };
  const state = (more: Partial<HandState> = {}): HandState => ({
    ...{ ...dealt(HAND, FIND), solved, touched: true, ...more },
    hunt: { found: [one], waiting: ["b", "c"], repeat: null, fault: null },
  });
  const place = (value: object, more: Partial<HandState> = {}) =>
    apply(state(more), { ...answered("recognize", "b", value), t: 5 } as HandEvent);
  const none = { repeats: null, index: null, explanation: null };
  const repeat = place({ ...none, repeats: 0, explanation }).hunt;
  assert.deepEqual(repeat, {
    ...state().hunt,
    waiting: ["c"],
    repeat: { text: "b", known: "a", explanation },
  });
  assert.equal(place({ ...none, repeats: 7, explanation }).hunt.repeat?.known, "");
  for (const half of [{ repeats: 0 }, { explanation }, {}])
    assert.deepEqual(place({ ...none, ...half }).hunt, { ...state().hunt, waiting: ["c"] });
  const placed = place({ ...none, index: 1 });
  assert.deepEqual([placed.hunt.found, placed.result], [[one, { text: "b", index: 1 }], "solved"]);
  const fault = apply(state(), { ...failed("recognize", "b"), t: 5 } as HandEvent);
  assert.deepEqual(fault.hunt, { ...state().hunt, waiting: ["c"], fault: ERROR });

  const many = { solved: { ...solved, count: 3 } };
  const verdict = { n: 1, ok: true, code: "right", by: "type", text: "b", t: 1 } as const;
  const typed = (more: Partial<HandState>) =>
    place({ ...none, index: 1 }, { ...many, ...more }).text;
  assert.equal(typed({ verdict, text: "b" }), "");
  assert.equal(typed({ verdict, text: "changed" }), "changed");
  assert.equal(typed({ verdict: null, text: "b" }), "b");
  assert.equal(typed({ verdict: { ...verdict, text: "" }, text: "b" }), "b");
  assert.equal(typed({ verdict, text: "b", solved }), "b");
});

test("find all clears the cards after a solution that was combined", () => {
  const two = deal([3, 8]);
  const solved = { count: 2, solutions: null, nearest: null };
  const step: Act = { type: "joined", first: 0, operator: "*", second: 1, onto: 1 };
  const right = { ok: true, code: "right", expression: { text: "3*8", value: "24", steps: [] } };
  const combined = after(FIND, [step, answered("judge", "1", right)], two);
  const placed = answered("recognize", "3*8", { repeats: null, index: 0, explanation: null });
  const { done, hunt, text } = apply({ ...combined, solved }, { ...placed, t: 6 } as HandEvent);
  assert.deepEqual([combined.done, done, hunt.found.length, text], [1, 0, 1, ""]);
});

test("the solutions end find all when each is found, and never before they are counted", () => {
  const found = [{ text: "a", index: 0 }];
  const hunt = { found, waiting: [], repeat: null, fault: null };
  const ends = (count: number, more: Partial<HandState> = {}, rules = FIND) => {
    const solved = { count, solutions: null, nearest: null };
    return from({ hunt, solved, ...more }, { type: "typed", text: "8" }, rules).result;
  };
  assert.deepEqual([ends(1), ends(2), ends(1, {}, ENDLESS)], ["solved", null, null]);
  assert.equal(ends(0, { hunt: { ...hunt, found: [] } }), null);
  assert.equal(ends(MOST_FOUND + 1), null);
  assert.equal(ends(1, { solved: null }), null);
});

test("the goal `nearest` ends only with an outcome, and judges only submitted cards", () => {
  const two = deal([3, 8]);
  const step: Act = { type: "joined", first: 0, operator: "*", second: 1, onto: 1 };
  assert.equal(after(closest(true), [step], two).asked, null);
  assert.equal(after(closest(true), [step, { type: "chose", place: 1 }], two).asked, null);
  assert.equal(after(ENDLESS, [step], two).asked?.text, "3*8");
  const verdict = { n: 1, ok: false, code: "unused", by: "combine", text: "3*8", t: 1 } as const;
  const typed: Act = { type: "typed", text: "8" };
  assert.equal(from({ verdict }, typed, closest(true)).verdict, verdict);
  assert.equal(from({ verdict }, typed, ENDLESS).verdict, null);
  const open = { open: true, solved: { count: 1, solutions: null, nearest: null } };
  assert.equal(from(open, { type: "typed", text: "8" }, closest(true)).result, null);
  const fault = after(closest(true), [{ ...step, operator: "-" } as Act], two).fault;
  assert.deepEqual(fault, { code: "not-whole", params: { text: "-5" } });
});

test("only a lesson or closest counts can be given up", () => {
  const gaveUp: Act = { type: "gave-up" };
  assert.equal(after(lesson("sum"), [gaveUp]).result, "shown");
  assert.equal(after(ENDLESS, [gaveUp]).result, null);
  assert.equal(after(closest(true), [gaveUp]).outcome?.given, false);
  assert.equal(from({ result: "left" }, gaveUp, lesson("sum")).result, "left");
});

test("an answer that Python cannot repair is not mended", () => {
  const wrong = after(ENDLESS, [asks("8"), answered("judge", "1", WRONG), failed("repair", "1")]);
  assert.deepEqual(apply(wrong, { type: "mended", t: 6 }).mended, []);
});

test("any request for help touches a hand, and a second press of a card selects nothing", () => {
  for (const acts of [[{ type: "opened" }], [{ type: "hinted", by: "type" }]] as Act[][])
    assert.equal(after(ENDLESS, acts).touched, true);
  assert.equal(after(lesson("sum"), [{ type: "hinted", by: "type" }]).touched, true);
  const twice: Act[] = [
    { type: "chose", place: 0 },
    { type: "signed", operator: "+" },
  ];
  const { chosen, operator, done } = after(ENDLESS, [...twice, { type: "chose", place: 0 }]);
  assert.deepEqual([chosen, operator, done], [null, null, 0]);
});
