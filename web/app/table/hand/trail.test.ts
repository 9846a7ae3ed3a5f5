import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { deal } from "../../../testing/deals.ts";
import { Player } from "../../../testing/player.ts";
import { closest, ENDLESS, lesson } from "../../../testing/rules.ts";
import { SYMBOLS } from "../../base/cards/operators.ts";
import { begin } from "./log.ts";
import { decode, type Entry, encode, entriesOf, fromText, MOST, toText, write } from "./trail.ts";
import type { Act, HandEvent } from "./types.ts";

const CARDS = deal([3, 3, 8, 8]).cards;
const HIGH = deal([1, 10, 11, 12, 13]).cards;
const again = (entries: Entry[], cards = CARDS) => decode(write(entries, cards), cards);
/** How an answer's text is read from its trail. */
const readBack = (text: string, cards = CARDS) => {
  const [entry] = again([{ type: "answer", t: 0, text, ruling: "nothing" }], cards) ?? [];
  return entry?.type === "answer" ? entry.text : null;
};

const ruling = fc.constantFrom("nothing", "right", "wrong", "fault");
const NAMES = ["began", "redo", "mend", "shown", "back", "ended", "cut"] as const;
const answers = fc.record({
  type: fc.constant("answer" as const),
  text: fc.constantFrom("", "8/(3-8/3)", "3 3+8", "abc", "×é🂡", "x".repeat(31)),
  ruling,
});
/** Entries of any kind but a step, which depends on the table. */
const entry = fc.oneof(
  fc.constantFrom(...NAMES).map((type) => ({ type })),
  answers,
  fc.record({ type: fc.constant("handed" as const), place: fc.nat(31), ruling }),
  fc.record({ type: fc.constant("claim" as const), ruling }),
  fc.record({ type: fc.constant("undo" as const), count: fc.integer({ min: 1, max: 255 }) }),
  fc.record({ type: fc.constant("hint" as const), by: fc.constantFrom("hand", "table") }),
);
const withoutTimes = (all: readonly object[] | null) =>
  all?.map((each) => ({ ...each, t: 0 })) ?? null;

test("each entry is unchanged after writing and reading", () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 6 }), (parts) => {
      const all = parts.map((part) => ({ ...part, t: 0 }) as Entry);
      assert.deepEqual(again(all), all);
    }),
    { numRuns: 300 },
  );
});

test("every step on two to seven cards is unchanged after writing and reading, also after a step and its undo", () => {
  for (let size = 2; size <= 7; size += 1) {
    const { cards } = deal(Array.from({ length: size }, (_, at) => at + 1));
    const places = [...cards.keys()];
    for (const first of places)
      for (const second of places.filter((place) => place !== first))
        for (const operator of SYMBOLS)
          for (const onto of [first, second]) {
            const step: Entry = { type: "step", t: 0, first, operator, second, onto };
            const more: Entry[] = [
              step,
              { type: "undo", t: 0, count: 1 },
              { type: "redo", t: 0 },
              { type: "undo", t: 0, count: 1 },
              step,
            ];
            const rest = places.filter((place) => place !== first && place !== second);
            const [a = 0, b = 0] = [...rest, onto].toReversed();
            if (size > 2)
              more.push({ type: "step", t: 0, first: a, operator: "+", second: b, onto: b });
            assert.deepEqual(again(more, cards), more);
          }
  }
});

test("a step after an undo removes the undone steps", () => {
  const step = (first: number, second: number): Entry => ({
    ...{ type: "step", t: 0, first, operator: "+", second, onto: second },
  });
  const undo: Entry = { type: "undo", t: 0, count: 9 };
  const redo: Entry = { type: "redo", t: 0 };
  const all = [step(0, 1), step(2, 3), undo, step(1, 2), redo, redo, step(0, 2), undo, redo];
  assert.deepEqual(again([...all, step(0, 2)]), [...all, step(0, 2)]);
});

test("a time is accurate to 25 ms or 2.5 percent of its span, and errors do not add up", () => {
  for (const [t, read] of [
    [0, 0],
    [24, 0],
    [25, 50],
    [50, 50],
    [10 ** 9, 12_051_801],
  ] as const)
    assert.equal(again([{ type: "mend", t }])?.[0]?.t, read, `${t}`);
  const span = fc.nat(9_000_000);
  fc.assert(
    fc.property(fc.array(span, { minLength: 1, maxLength: 20 }), (spans) => {
      let t = 0;
      const all = spans.map((each): Entry => {
        t += each;
        return { type: "mend", t };
      });
      const read = again(all) ?? [];
      for (const [at, each] of all.entries()) {
        const error = Math.abs((read[at]?.t ?? 0) - each.t);
        assert.ok(error <= 26 + 0.027 * Math.max(...spans), `${error} for ${spans}`);
      }
    }),
    { numRuns: 100 },
  );
});

test("an answer takes half a byte for each card and sign, in any spelling", () => {
  const signs = ["+", "-", "*", "/", "(", ")"];
  const words = ["1", "10", "11", "12", "13", ...signs];
  const spellings: Record<string, string[]> = {
    ...{ "1": ["A", "a"], "10": ["T", "t"], "11": ["J"], "12": ["q"], "13": ["K"] },
    ...{ "*": ["×"], "/": ["÷"], "-": ["−"] },
  };
  const word = fc
    .constantFrom(...words)
    .chain((plain) =>
      fc.constantFrom(plain, ...(spellings[plain] ?? [])).map((spelt) => [plain, spelt] as const),
    );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 31 }), fc.constantFrom(" ", "  "), (all, space) => {
      const text = all.map(([, spelt]) => spelt).join(space);
      const plain = all
        .map(([each]) => each)
        .join(" ")
        .replace(/ (?=\D)|(?<=\D) /g, "");
      assert.equal(readBack(text, HIGH), plain);
      const bytes = fromText(write([{ type: "answer", t: 0, text, ruling: "nothing" }], HIGH));
      assert.equal(bytes?.length, 1 + 3 + Math.ceil(all.length / 2));
    }),
    { numRuns: 300 },
  );
});

test("any other answer is stored as text, up to 31 bytes and without partial characters", () => {
  const size = (text: string) => new TextEncoder().encode(text).length;
  const letters = fc.array(fc.constantFrom(..."xé€🂡 "), { maxLength: 40 });
  fc.assert(
    fc.property(letters, (all) => {
      const text = ["x", ...all];
      const part = readBack(text.join("")) ?? "";
      const count = [...part].length;
      assert.equal(part, text.slice(0, count).join(""));
      assert.ok(size(part) <= 31);
      if (count < text.length) assert.ok(size(part + text[count]) > 31);
    }),
    { numRuns: 300 },
  );
});

test("an answer is stored as text if one of its signs or cards has no half byte", () => {
  for (const text of ["8  +7", "8 ,8", "x8", "8×3 9"]) assert.equal(readBack(text), text);
  const spelt = "3 * 8";
  assert.equal(readBack(spelt), "3*8");
  for (const cards of [
    [{ value: "3" }, { value: "1/2" }, { value: "8" }],
    [{ value: "-3" }, { value: "3" }, { value: "8" }],
    [...CARDS, null],
    deal([3, 8, 1, 2, 3, 4, 5, 6, 7, 9, 10]).cards,
  ])
    assert.equal(readBack(spelt, cards), spelt);
  assert.equal(readBack(spelt, deal([3, 8, 1, 2, 3, 4, 5, 6, 7, 9]).cards), "3*8");
  assert.equal(readBack("3 ".repeat(31)), "3 ".repeat(31).trim());
  assert.equal(readBack("3+".repeat(16)), `${"3+".repeat(15)}3`);
});

test("a trail of at most 240 bytes is complete; a longer trail is truncated and marked", () => {
  const mends = Array.from({ length: 118 }, (): Entry => ({ type: "mend", t: 0 }));
  const claim: Entry = { type: "claim", t: 0, ruling: "wrong" };
  assert.equal(fromText(write([claim, ...mends], CARDS))?.length, MOST);
  assert.deepEqual(again([claim, ...mends]), [claim, ...mends]);
  const longer: Entry[] = [claim, claim, ...mends];
  assert.deepEqual(again(longer), [...longer.slice(0, -2), { type: "cut", t: 0 }]);
});

test("entries that were read from any bytes are unchanged after writing and reading", () => {
  const code = fc.oneof(fc.nat(20), fc.nat(255));
  fc.assert(
    fc.property(fc.array(code, { maxLength: 40 }), (bytes) => {
      const read = decode(toText(Uint8Array.from([1, ...bytes])), CARDS);
      if (!read) return;
      const once = again(read);
      assert.deepEqual(
        withoutTimes(once)?.map((each) => ({ ...each, text: "" })),
        withoutTimes(read)?.map((each) => ({ ...each, text: "" })),
      );
      assert.deepEqual(once && again(once), once);
    }),
    { numRuns: 2000 },
  );
});

test("a trail is rejected if it ends too soon, has another version, or has an impossible entry", () => {
  const bytes = (...all: number[]) => decode(toText(Uint8Array.from(all)), CARDS);
  const whole = fromText(
    write(
      [
        { type: "step", t: 0, first: 0, operator: "+", second: 1, onto: 1 },
        { type: "answer", t: 0, text: "abc", ruling: "wrong" },
        { type: "undo", t: 0, count: 2 },
      ],
      CARDS,
    ),
  );
  const ends = [...(whole ?? [])].map((_, at) => bytes(...(whole ?? []).slice(0, at))?.length);
  const no = undefined;
  assert.deepEqual(ends, [no, 0, no, 1, no, no, no, no, no, 2, no, no]);
  assert.equal(bytes(2, 9, 0), null);
  assert.equal(bytes(1, 15, 0), null);
  assert.equal(bytes(1, 254, 0), null);
  assert.equal(decode("~", CARDS), null);
  const apart = toText(Uint8Array.from([1, 16, 0]));
  assert.equal(decode(apart, [null, ...CARDS.slice(0, 1)]), null);
  assert.equal(decode(apart, []), null);
  assert.equal(decode(write([], CARDS), []) && "read", "read");
  const zero: Entry = { type: "step", t: 0, first: 0, operator: "-", second: 1, onto: 1 };
  const [, first = 0] = fromText(write([zero], CARDS)) ?? [];
  const steps = Array.from({ length: 49 }, (_, code) => bytes(1, first, 0, 16 + code, 0));
  assert.equal(steps.filter((read) => read === null).length, 4 + 1); // divisions by zero, no cards
});

test("a step is coded by its cards among the cards that are on the table", () => {
  const { cards } = deal([1, 2, 3]);
  const t = 0;
  const step = (first: number, second: number, onto: number) =>
    ({ type: "step", t, first, operator: "+", second, onto }) as const;
  const onto = (place: number): Entry[] => [step(0, 1, place)];
  const after = (...all: Entry[]) => [...(fromText(write(all, cards)) ?? [])].slice(1);
  const [code = 0] = after(...onto(1));
  for (const place of [0, 1]) {
    const [first = 0] = after(...onto(place));
    assert.equal(first, place ? code : code + 1);
    assert.deepEqual(after(...onto(place), step(place, 2, 2)), [first, 0, code, 0]);
  }
  const back: Entry[] = [...onto(1), { type: "undo", t, count: 1 }, { type: "redo", t }];
  assert.deepEqual(after(...back, step(1, 2, 2)).slice(-2), [code, 0]);
  assert.deepEqual(after({ type: "answer", t, text: "", ruling: "nothing" }), [1, 0, 0]);
});

test("text and bytes convert to each other, in the alphabet of a link", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 30 }), (bytes) => {
      const text = toText(bytes);
      assert.match(text, /^[\w-]*$/);
      assert.deepEqual(fromText(text), bytes);
    }),
    { numRuns: 200 },
  );
  assert.equal(fromText("%"), null);
});

const trailOf = (player: Player) => entriesOf(player.log).map(({ t: _, ...more }) => more);

test("the trail has the player's actions in order, and the verdict of each answer", () => {
  const player = new Player(deal([3, 3, 8, 8]), ENDLESS);
  player.act({ type: "typed", text: "3" }, { type: "typed", text: "3+3" });
  for (const text of ["3+(", "3+3+8+8", "8/(3-8/3)"])
    player.act({ type: "submitted", by: "type", text }).settle();
  assert.deepEqual(trailOf(player), [
    { type: "began" },
    { type: "answer", text: "3+(", ruling: "fault" },
    { type: "answer", text: "3+3+8+8", ruling: "wrong" },
    { type: "answer", text: "8/(3-8/3)", ruling: "right" },
  ]);
});

test("each action has its entry; a selection or a result of Python has no entry", () => {
  const join = (first: number, second: number): Act => ({
    ...{ type: "joined", first, operator: "+", second, onto: second },
  });
  for (const [acts, expected] of [
    [[{ type: "chose", place: 0 }, { type: "cleared" }], []],
    [
      [join(0, 1), join(1, 2), { type: "undone", count: 2 }, { type: "redone" }],
      ["step", "step", "undo", "redo"],
    ],
    [[{ type: "hinted", by: "type" }], ["hint"]],
    [[{ type: "opened" }, { type: "closed" }], ["shown"]],
    [[{ type: "left" }, { type: "returned" }], ["back"]],
    [[{ type: "abandoned" }], ["ended"]],
    [[{ type: "resumed" }], []],
    [[{ type: "resumed", hints: 1 }], ["back"]],
    [[{ type: "submitted", by: "type", text: "8" }], ["answer"]],
  ] as [Act[], string[]][]) {
    const player = new Player(deal([3, 3, 8, 8]), ENDLESS).act(...acts);
    assert.deepEqual(
      entriesOf(player.log).map(({ type }) => type),
      expected,
    );
  }
  const undone = new Player(deal([3, 3, 8, 8]), ENDLESS);
  undone.act(join(0, 1), join(1, 2), join(2, 3), { type: "undone", count: 2 });
  undone.act({ type: "redone" }, { type: "undone", count: 1 });
  assert.deepEqual(
    trailOf(undone).filter(({ type }) => type === "undo"),
    [2, 1].map((count) => ({ type: "undo", count })),
  );
  const events = (...acts: Act[]): HandEvent[] =>
    acts.map((act, t) => ({ ...act, t }) as HandEvent);
  const typed = entriesOf({
    deal: deal([3, 3, 8, 8]),
    rules: ENDLESS,
    events: events({ type: "hinted", by: "type" }, { type: "hinted", by: "combine" }),
  });
  assert.deepEqual(typed, [
    { type: "hint", t: 0, by: "hand" },
    { type: "hint", t: 1, by: "table" },
  ]);
  const none = new Player(deal([1, 1, 1, 1], { solvable: false }), ENDLESS);
  none.act({ type: "claimed", by: "type" });
  assert.deepEqual(trailOf(none), [{ type: "claim", ruling: "nothing" }]);
  none.settle();
  assert.deepEqual(trailOf(none), [{ type: "claim", ruling: "right" }]);
  const taught = new Player(deal([3, 3, 8, 8]), lesson("sum")).act({ type: "gave-up" });
  assert.deepEqual(trailOf(taught), [{ type: "ended" }]);
  const wrong = new Player(deal([3, 3, 8, 8]), ENDLESS);
  wrong.act({ type: "submitted", by: "type", text: "3+3+8+8" }).settle().act({ type: "mended" });
  assert.deepEqual(
    trailOf(wrong).map(({ type }) => type),
    ["answer", "mend"],
  );
});

test("the entry of a submitted card has its place, and a step has its cards and its sign", () => {
  const hand = deal([25, 50, 75, 100, 3, 6], { target: "952", difficulty: null });
  const player = new Player(hand, closest(true));
  const step = { first: 3, operator: "+", second: 1, onto: 3 } as const;
  player.act({ type: "joined", ...step }, { type: "submitted", by: "combine", text: "100+50" });
  assert.deepEqual(trailOf(player), [
    { type: "step", ...step },
    { type: "handed", place: 3, ruling: "nothing" },
  ]);
  const gone = new Player(hand, closest(true));
  gone.act({ type: "submitted", by: "combine", text: "7" });
  assert.deepEqual(trailOf(gone), [{ type: "handed", place: 0, ruling: "nothing" }]);
  const { log } = player;
  assert.deepEqual(withoutTimes(decode(encode(log), log.deal.cards)), withoutTimes(entriesOf(log)));
  assert.deepEqual(entriesOf(begin(hand, ENDLESS)), []);
});
