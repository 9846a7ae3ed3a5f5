import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { deal, linked } from "../../../testing/deals.ts";
import { reply, settle } from "../../../testing/model-python.ts";
import {
  BUDGETED,
  BUZZED,
  closest,
  DAILY,
  ENDLESS,
  FIND,
  lesson,
  SPRINT,
} from "../../../testing/rules.ts";
import { SYMBOLS } from "../../base/cards/operators.ts";
import { apply } from "./apply.ts";
import { begin, type Log, load, push, replay, save, summary } from "./log.ts";
import { decode, encode, entriesOf, MOST } from "./trail.ts";
import type { Call, HandEvent, HandState, InputMethod, Rules } from "./types.ts";
import { isFrozen, stands, tilesOf } from "./views.ts";
import { wanted } from "./wanted.ts";

/** The number of stories for each property. */
const RUNS = { numRuns: Number(process.env.STORIES ?? 1000) };
const TEXTS = ["", "8", "8/(3-8/3)", "3*8", "3+3+8+8", "(3+8", "8*8-3*3", "J-Q", "×3"];
const CALLS: Call[] = [
  "read",
  "judge",
  "advice",
  "solutions",
  "repair",
  "recognize",
  "level",
  "nearest",
];

const FAULT = { code: "internal", params: {} } as const;

const method = fc.constantFrom<InputMethod>("type", "combine");
const place = fc.nat(4);
const operator = fc.constantFrom(...SYMBOLS);
type Do = (log: Log, t: number) => HandEvent;
const plain = (event: Record<string, unknown>) =>
  fc.constant<Do>((_, t) => ({ ...event, t }) as HandEvent);

/** Any action of the player, the page or Python, including invalid ones. */
const anything: fc.Arbitrary<Do> = fc.oneof(
  fc.constantFrom(...TEXTS).map(
    (text): Do =>
      (_, t) => ({ type: "typed", t, text }),
  ),
  fc.constantFrom(...TEXTS).map(
    (text): Do =>
      (_, t) => ({ type: "submitted", t, by: "type", text }),
  ),
  fc.constant<Do>((log, t) => ({ type: "submitted", t, by: "type", text: log.state.text })),
  place.map(
    (at): Do =>
      (_, t) => ({ type: "chose", t, place: at }),
  ),
  operator.map(
    (each): Do =>
      (_, t) => ({ type: "signed", t, operator: each }),
  ),
  fc.tuple(place, place).map(
    ([from, onto]): Do =>
      (_, t) => ({ type: "dropped", t, from, onto }),
  ),
  fc.tuple(place, operator, place, fc.boolean()).map(
    ([first, each, second, b]): Do =>
      (_, t) => ({ type: "joined", t, first, operator: each, second, onto: b ? first : second }),
  ),
  fc.integer({ min: 1, max: 3 }).map(
    (count): Do =>
      (_, t) => ({ type: "undone", t, count }),
  ),
  method.map(
    (by): Do =>
      (_, t) => ({ type: "claimed", t, by }),
  ),
  method.map(
    (by): Do =>
      (_, t) => ({ type: "hinted", t, by }),
  ),
  ...[
    "cleared",
    "redone",
    "mended",
    "opened",
    "closed",
    "cancelled",
    "gave-up",
    "abandoned",
    "named",
    "left",
    "returned",
    "resumed",
  ].map((type) => plain({ type })),
  fc.constant<Do>((log, t) => {
    const [request] = wanted(log.state);
    return request && request.call !== "read" ? reply(request, t) : { type: "cleared", t };
  }),
  fc.nat(5).map(
    (nth): Do =>
      (log, t) => {
        const all = wanted(log.state).filter(({ call }) => call !== "read");
        const request = all[nth % Math.max(1, all.length)];
        return request
          ? {
              type: "failed",
              t,
              call: request.call,
              key: request.key,
              error: FAULT,
            }
          : { type: "redone", t };
      },
  ),
  fc.tuple(fc.constantFrom(...CALLS), fc.constantFrom("", "0", "1", "2", "hand", "[]")).map(
    ([call, key]): Do =>
      (_, t) => ({ type: "failed", t, call, key, error: FAULT }),
  ),
);

const allRules: Rules[] = [
  ENDLESS,
  DAILY,
  FIND,
  SPRINT,
  lesson("sum"),
  closest(true),
  closest(false),
  BUZZED,
  BUDGETED,
];
const hand = fc.tuple(
  fc.constantFrom([3, 3, 8, 8], [1, 1, 1, 1], [1, 6, 7, 13], [2, 4, 8, 10, 1], [5]),
  fc.constantFrom(...allRules),
  fc.boolean(),
);
const story = fc.tuple(
  hand,
  fc.array(fc.tuple(anything, fc.nat(20_000)), { maxLength: 60, size: "max" }),
);
type Story = [[number[], Rules, boolean], [Do, number][]];

function play([[numbers, own, read], acts]: Story): { log: Log; all: Log[] } {
  let log = begin(read ? deal(numbers) : linked(numbers), own);
  let t = 0;
  const all = [log];
  for (const [act, span] of acts) {
    t += span;
    log = push(log, act(log, t));
    all.push(log);
  }
  return { log, all };
}

const over = (check: (played: ReturnType<typeof play>, story: Story) => void) =>
  fc.assert(
    fc.property(story, (each) => check(play(each as unknown as Story), each as unknown as Story)),
    RUNS,
  );

test("no sequence of events throws, and a replay leads to the same state", () => {
  over(({ log }) => assert.deepEqual(replay(log.deal, log.rules, log.events), log.state));
});

test("each event of a log changed the state, and each state is JSON", () => {
  over(({ log }) => {
    assert.deepEqual(JSON.parse(JSON.stringify(log.state)), log.state);
    let state = begin(log.deal, log.rules).state;
    for (const event of log.events) {
      const next = apply(state, event);
      assert.notEqual(next, state);
      state = next;
    }
  });
});

test("hints, wrong answers and time never decrease; result, touch and outcome are never removed", () => {
  over(({ all }) => {
    for (const [at, { state }] of all.slice(1).entries()) {
      const before = all[at]?.state;
      assert.ok(before);
      assert.ok(state.hints >= before.hints && state.wrong >= before.wrong && state.t >= before.t);
      if (before.result) assert.equal(state.result, before.result);
      if (before.touched) assert.ok(state.touched);
      if (before.outcome) assert.equal(state.outcome, before.outcome);
    }
  });
});

test("a limit of hints is never exceeded", () => {
  over(({ log: { rules: own, state } }) => {
    const taken = Object.values(state.advice).reduce((sum, each) => sum + each.taken, 0);
    assert.ok(taken <= (own.hints ?? Number.POSITIVE_INFINITY));
  });
});

test("the invariants of the state are true after every event", () => {
  over(({ all }) => {
    for (const [at, { state }] of all.entries()) {
      const { steps, done, asked, questions, verdict, rules: own, left, deal: dealt } = state;
      assert.ok(done >= 0 && done <= steps.length);
      assert.equal(tilesOf(state).filter(Boolean).length, dealt.cards.length - done);
      assert.ok(!asked || asked.n === questions);
      assert.ok(!verdict || verdict.n <= questions);
      const judged = wanted(state).filter(({ call }) => call === "judge");
      assert.equal(judged.length, asked && dealt.numbers && !left ? 1 : 0);
      if (verdict?.by === "combine" && !verdict.ok && own.goal !== "nearest")
        assert.ok(stands(state));
      const chosen = [state.chosen, state.operator, state.offer, state.fault];
      if (left)
        assert.deepEqual(
          [asked, state.open, wanted(state), chosen],
          [null, false, [], [null, null, null, null]],
        );
      const before = all[at - 1]?.state;
      if (before && isFrozen(before))
        assert.deepEqual([state.text, tilesOf(state)], [before.text, tilesOf(before)]);
    }
  });
});

test("each part of the state that an event does not change stays the same object", () => {
  over(({ log }) => {
    const { state } = log;
    const typed = push(log, { type: "typed", t: state.t, text: `${state.text}+` }).state;
    if (typed === state) return;
    const own = ["text", "t", "touched", "hints", "verdict", "result"];
    for (const [name, value] of Object.entries(typed))
      if (!own.includes(name)) assert.equal(value, state[name as keyof HandState], name);
    assert.equal(tilesOf(typed), tilesOf(state));
  });
});

test("undo and redo restore the cards", () => {
  over(({ log }) => {
    const { state } = log;
    if (isFrozen(state) || state.left || state.done === 0) return;
    const undone = apply(state, { type: "undone", t: state.t, count: 1 });
    const redone = apply(undone, { type: "redone", t: state.t });
    assert.deepEqual(
      [tilesOf(redone), redone.steps, redone.done],
      [tilesOf(state), state.steps, state.done],
    );
    assert.equal(tilesOf(undone).filter(Boolean).length, tilesOf(state).filter(Boolean).length + 1);
  });
});

test("a step and its undo change nothing except the list of undone steps", () => {
  over(({ log }) => {
    const { state } = log;
    const places = tilesOf(state).flatMap((tile, at) => (tile ? [at] : []));
    const [first, second] = places;
    if (isFrozen(state) || state.left || first === undefined || second === undefined) return;
    const step = apply(state, {
      type: "joined",
      t: state.t,
      first,
      operator: "+",
      second,
      onto: second,
    });
    if (step.done === state.done) return; // not complete
    const back = apply(step, { type: "undone", t: state.t, count: 1 });
    assert.deepEqual([tilesOf(back), back.done], [tilesOf(state), state.done]);
  });
});

test("an answer that was not requested changes nothing", () => {
  over(({ log }) => {
    const now = wanted(log.state).map(({ call, key }) => `${call} ${key}`);
    for (const call of CALLS) {
      for (const key of ["", "0", "1", "2", "3", "hand", "8", "x"]) {
        if (now.includes(`${call} ${key}`)) continue;
        assert.equal(push(log, { type: "answered", t: 0, call, key, value: {} } as HandEvent), log);
        assert.equal(push(log, { type: "failed", t: 0, call, key, error: FAULT }), log);
      }
    }
  });
});

test("in any order of the answers, each request is answered once, and no request remains", () => {
  over(({ log }) => {
    if (!log.state.deal.numbers || log.state.left) return;
    assert.deepEqual(wanted(settle(log).state), []);
  });
});

test("a hand that was left and restored has the same state, once no request is pending", () => {
  over(({ log }) => {
    if (!log.state.deal.numbers || log.state.left) return;
    const calm = push(settle(log), { type: "cleared", t: 0 });
    const closed = push(calm, { type: "closed", t: 0 });
    const { t } = closed.state;
    const back = push(push(closed, { type: "left", t }), { type: "returned", t });
    assert.deepEqual(back.state, closed.state);
  });
});

test("only its return changes a hand that was left", () => {
  over(({ log }, [, acts]) => {
    const left = push(log, { type: "left", t: log.state.t });
    for (const [act] of acts) {
      const event = act(left, left.state.t);
      if (event.type !== "returned" && event.type !== "named" && event.type !== "left")
        assert.equal(push(left, event), left);
    }
  });
});

test("a reload restores the same hand", () => {
  over(({ log }) => {
    if (log.state.left || !log.state.deal.numbers) return;
    const calm = push(settle(log), { type: "closed", t: 0 });
    const saved: unknown = JSON.parse(JSON.stringify(save(calm, calm.state.t, 0)));
    const loaded = load(saved, calm.deal.key, calm.rules, 0);
    assert.ok(loaded);
    const again = settle(loaded).state;
    const chosen = { chosen: null, operator: null, offer: null, fault: null };
    const solved = calm.state.solved && {
      ...calm.state.solved,
      solutions: again.solved?.solutions ?? null,
      nearest: null,
    };
    assert.deepEqual(again, { ...calm.state, ...chosen, solved });
    assert.equal(load({ ...(saved as object), version: 0 }, calm.deal.key, calm.rules, 0), null);
    assert.equal(load(saved, "another", calm.rules, 0), null);
  });
});

test("a hand with a log that is too long to store keeps its cards, hints and wrong answers", () => {
  over(({ log: { deal, rules: own, state } }) => {
    if (state.result || state.outcome || state.left || !state.deal.numbers) return;
    const again = replay(state.deal, own, summary(state));
    assert.ok(deal.key === again.deal.key);
    const lasting = (hand: HandState) => [
      tilesOf(hand),
      hand.text,
      hand.done,
      hand.hints,
      hand.wrong,
    ];
    assert.deepEqual(lasting(again), lasting(state));
  });
});

test("a trail is unchanged after writing and reading, fits its size, and leads to the same cards", () => {
  over(({ log }) => {
    if (log.state.error) return;
    const entries = entriesOf(log);
    const { deal: dealt, rules } = log.state;
    const trail = encode(log);
    assert.ok(atob(trail.replaceAll("-", "+").replaceAll("_", "/")).length <= MOST + 2);
    const read = decode(trail, dealt.cards);
    assert.ok(read);
    if (read.some(({ type }) => type === "cut")) return;
    const shape = (all: typeof entries) =>
      all.map(({ t: _, ...entry }) => ("text" in entry ? { ...entry, text: "" } : entry));
    assert.deepEqual(shape(read), shape(entries));
    for (const [at, { t }] of read.entries()) {
      const exact = entries[at]?.t ?? 0;
      assert.ok(Math.abs(t - exact) <= 50 + 0.03 * exact, `${t} for ${exact}`);
    }
    let steps = begin(dealt, { ...rules, judge: "distance", goal: "nearest" });
    for (const entry of read) {
      if (entry.type === "step") steps = push(steps, { ...entry, type: "joined" });
      if (entry.type === "undo") steps = push(steps, { ...entry, type: "undone" });
      if (entry.type === "redo") steps = push(steps, { ...entry, type: "redone" });
    }
    assert.deepEqual(tilesOf(steps.state), tilesOf(log.state));
  });
});

test("reading a trail from any text does not throw", () => {
  const trails = fc.oneof(
    fc.string(),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => btoa(String.fromCharCode(1, ...bytes))),
  );
  fc.assert(
    fc.property(trails, (text) => {
      decode(text, deal([3, 3, 8, 8]).cards);
    }),
    RUNS,
  );
});
