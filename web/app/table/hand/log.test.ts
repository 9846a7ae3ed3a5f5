import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { deal } from "../../../testing/deals.ts";
import { DAILY, ENDLESS } from "../../../testing/rules.ts";
import { begin, type Log, load, push, save, summary } from "./log.ts";
import type { Act, HandEvent, HandState } from "./types.ts";
import { NO_DEAL } from "./views.ts";

const HAND = deal([3, 3, 8, 8]);
const log = (...acts: Act[]): Log =>
  acts.reduce((all, act, t) => push(all, { ...act, t } as HandEvent), begin(HAND, ENDLESS));
const typed = (text: string): Act => ({ type: "typed", text });
const join = (first: number, second: number): Act => ({
  ...{ type: "joined", first, operator: "+", second, onto: second },
});
const OUTCOME = { stars: 0, distance: null, text: "", value: null, given: false };
const within = (all: Log, state: Partial<HandState>): Log => ({
  ...all,
  state: { ...all.state, ...state },
});

test("a log stores the last of consecutive typed texts, and each empty text", () => {
  const text = fc.constantFrom("", "8", "8/", "3");
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), (texts) => {
      const changes = texts.filter((each, at) => each !== (texts[at - 1] ?? ""));
      const expected = changes.filter((each, at) => each === "" || (changes[at + 1] ?? "") === "");
      const { events, state } = log(...texts.map(typed));
      assert.deepEqual(
        events.map((event) => "text" in event && event.text),
        expected,
      );
      assert.equal(state.text, texts.at(-1) ?? "");
    }),
    { numRuns: 200 },
  );
});

test("a log stores both typed texts if another event is between them", () => {
  const { events } = log(
    typed("8"),
    join(0, 1),
    typed("8/"),
    { type: "hinted", by: "type" },
    typed("3"),
  );
  assert.deepEqual(
    events.map(({ type }) => type),
    ["typed", "joined", "typed", "hinted", "typed"],
  );
  assert.deepEqual(log(typed("8"), { type: "submitted", by: "type", text: "8" }).events.length, 2);
});

test("a stored hand has all its events, except for the list of solutions", () => {
  const hints = [{ code: "pair", params: {}, expression: null }];
  const solved = { count: 2, solutions: [{ text: "3*8" }], nearest: { value: "23" } };
  const all = log(
    { type: "hinted", by: "type" },
    { type: "answered", call: "advice", key: "hand", value: hints } as unknown as Act,
    { type: "opened" },
    { type: "answered", call: "solutions", key: "", value: solved } as unknown as Act,
  );
  const error = { code: "internal", params: {} } as const;
  const failed = log({ type: "opened" }, { type: "failed", call: "solutions", key: "", error });
  assert.deepEqual(save(failed, 70, 9)?.events, failed.events);
  const saved = save(all, 70, 9);
  assert.deepEqual(saved, {
    ...{ version: 1, deal: HAND, t: 70, since: 9 },
    events: [
      ...all.events.slice(0, 3),
      { ...all.events[3], value: { count: 2, solutions: null, nearest: null } },
    ],
  });
});

test("a log of more than 200,000 characters is stored as the table, unless the hand has ended", () => {
  const empty = JSON.stringify(log(typed(" ")).events).length - 1;
  const of = (length: number) => log(typed("8".repeat(length - empty)));
  assert.deepEqual(save(of(200_000), 5, null)?.events, of(200_000).events);
  const long = of(200_001);
  const { state } = long;
  const read = { ...HAND, difficulty: null };
  assert.deepEqual(save(within(long, { deal: read }), 5, null), {
    ...{ version: 1, deal: read, events: summary(state), t: 5, since: null },
  });
  assert.equal(save(within(long, { result: "left" }), 5, null), null);
  assert.equal(save(within(long, { outcome: OUTCOME }), 5, null), null);
  assert.ok(save(within(of(200_000), { result: "left" }), 5, null));
});

test("a summary restores the text, the steps, the undone steps, the hints and the wrong answers", () => {
  const { state } = log(typed("8"), join(0, 1), join(1, 2), { type: "undone", count: 1 });
  assert.deepEqual(summary({ ...state, hints: 2, wrong: 3 }), [
    { type: "typed", t: 0, text: "8" },
    { ...join(0, 1), t: 0 },
    { ...join(1, 2), t: 0 },
    { type: "undone", t: 0, count: 1 },
    { type: "resumed", t: 0, hints: 2, wrong: 3 },
  ]);
});

const SAVED = { version: 1, deal: HAND, events: log(typed("8")).events, t: 4000, since: 10_000 };
const loaded = (more: object, rules = ENDLESS, now = 0) =>
  load({ ...SAVED, ...more }, HAND.key, rules, now);

test("a stored log is ignored if it is damaged or has another version or another hand", () => {
  assert.equal(loaded({})?.state.text, "8");
  for (const saved of [undefined, null, 0, "x", [], {}])
    assert.equal(load(saved, HAND.key, ENDLESS, 0), null);
  for (const more of [
    { version: 2 },
    { deal: undefined },
    { deal: { ...HAND, key: "another" } },
    { events: undefined },
    { events: { length: 0 } },
    { events: "" },
    { events: [null] },
    { events: [{ type: "joined", first: 0, operator: "?", second: 1, onto: 1, t: 0 }] },
    { t: undefined },
    { t: "4000" },
  ])
    assert.equal(loaded(more), null, JSON.stringify(more));
});

test("the time without a page counts if the hand has one clock and the clock runs", () => {
  const over = { events: [...SAVED.events, { type: "abandoned", t: 0 }] };
  const recalled = { events: [{ type: "recalled", outcome: OUTCOME, t: 0 }] };
  for (const [more, rules, now, t] of [
    [{}, ENDLESS, 90_000, 4000],
    [{}, DAILY, 90_000, 84_000],
    [{}, DAILY, 10_001, 4001],
    [{}, DAILY, 9000, 4000],
    [{ since: null }, DAILY, 90_000, 4000],
    [{ since: "0" }, DAILY, 90_000, 4000],
    [over, DAILY, 90_000, 4000],
    [recalled, DAILY, 90_000, 4000],
  ] as const)
    assert.equal(loaded(more, rules, now)?.state.t, t);
});

test("a hand begins without events, and an event without effect leaves the same log", () => {
  const first = begin(NO_DEAL, ENDLESS);
  assert.deepEqual(first.events, []);
  const all = log(typed("8"), { type: "opened" });
  assert.equal(push(all, { type: "opened", t: 9 }), all);
  assert.equal(push(all, { type: "typed", text: "8", t: 9 }), all);
});
