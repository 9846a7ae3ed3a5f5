import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { MATCH_RUNS, RACE } from "../../../testing/facts.ts";
import { add, begin, ENDINGS, MOST_ROUNDS, type Plan } from "../match/match.ts";
import { createGate } from "./gate.ts";
import {
  factOf,
  LONGEST,
  type Message,
  messageOf,
  readMessage,
  VERSION,
  writeMessage,
} from "./messages.ts";

/** Hostile messages are the ones that matter most. */
const HOSTILE = { numRuns: 4 * MATCH_RUNS.numRuns };

const FAMILY = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}";
const NAMES = ["", "Ada", "李雷", "Zoë 🦊", FAMILY.repeat(4)];

const record = <T>(fields: { [Name in keyof T]: fc.Arbitrary<T[Name]> }) =>
  fc.record(fields, { noNullPrototype: true });
const place = { round: fc.nat(MOST_ROUNDS - 1), hand: fc.nat(19) };
const plan: fc.Arbitrary<Plan> = record({
  kind: fc.constantFrom("fastest" as const, "own-pace" as const),
  level: fc.constantFrom("rising", "easy", "expert"),
  count: fc.integer({ min: 1, max: 20 }),
  players: fc.constant(2),
});
const message: fc.Arbitrary<Message> = fc.oneof(
  record({
    type: fc.constant("hello" as const),
    version: fc.constant(VERSION),
    nonce: fc.nat(36 ** 6 - 1),
    name: fc.constantFrom(...NAMES),
    invites: fc.boolean(),
    plan,
  }),
  record({ type: fc.constant("ready" as const), ...place, mark: fc.constantFrom("", "1AB2C3") }),
  record({
    type: fc.constant("reported" as const),
    ...place,
    ending: fc.constantFrom(...ENDINGS),
    tenths: fc.nat(864_000),
    text: fc.constantFrom("", "8/(3-8/3)", "(J+K)*A", "1⁄2*48", "[8 × 3] ÷ 1 − 0"),
  }),
  record({ type: fc.constant("left" as const), ...place }),
  record({
    type: fc.constant("moment" as const),
    ...place,
    steps: fc.nat(99),
    wrong: fc.nat(99),
    isAway: fc.boolean(),
  }),
  record({
    type: fc.constant("spare" as const),
    code: fc.constantFrom("1".repeat(227), "9".repeat(370)),
  }),
) as fc.Arbitrary<Message>;

test("a message reads as it was written, and is short", () => {
  fc.assert(
    fc.property(message, (each) => {
      const text = writeMessage(each);
      assert.ok(text.length <= LONGEST);
      assert.deepEqual(readMessage(text), each);
    }),
    MATCH_RUNS,
  );
});

test("a fact as a message states the same fact", () => {
  fc.assert(
    fc.property(message, (each) => {
      const fact = factOf(each, 1);
      if (fact) assert.deepEqual(factOf(messageOf(fact), 1), fact);
    }),
    MATCH_RUNS,
  );
});

const junk = fc.oneof(
  fc.string(),
  fc.json(),
  fc.anything(),
  fc.uint8Array(),
  fc.constantFrom<unknown>(
    undefined,
    10n,
    '{"type":"__proto__"}',
    '{"type":"constructor"}',
    '{"__proto__":{"type":"left"},"round":0,"hand":0}',
    '{"type":"left","round":0,"hand":0,"__proto__":{}}',
    "null",
    '["left"]',
    '{"type":["left"]}',
    '{"type":"left","round":1e999,"hand":0}',
    "{".repeat(399),
    `{"type":"hello","name":"${"<img src=x onerror=alert(1)>".repeat(3)}"}`,
    "9".repeat(10_000),
    `${"[".repeat(200)}${"]".repeat(200)}`,
  ),
);

/** A message in which one field has another value, is missing, or is new. */
const altered = fc
  .tuple(message, fc.nat(9), fc.json(), fc.constantFrom("replace", "remove", "add"))
  .map(([each, at, json, how]) => {
    const fields: Record<string, unknown> = { ...each };
    const name = Object.keys(fields)[at % Object.keys(fields).length] ?? "type";
    if (how === "replace") fields[name] = JSON.parse(json);
    else if (how === "remove") delete fields[name];
    else fields.extra = json;
    return JSON.stringify(fields);
  });

test("hostile messages throw nothing, and state facts of their sender only", () => {
  let refused = 0;
  const globals = Object.getOwnPropertyNames(Object.prototype);
  fc.assert(
    fc.property(fc.oneof(junk, altered), (data) => {
      const read = readMessage(data);
      assert.deepEqual(Object.getOwnPropertyNames(Object.prototype), globals);
      if ("fault" in read) {
        refused += 1;
        return;
      }
      assert.equal(Object.getPrototypeOf(read), Object.prototype);
      const fact = factOf(read, 1);
      const match = begin(RACE);
      if (fact) assert.deepEqual(add(match, fact).rounds[0]?.[0], match.rounds[0]?.[0]);
    }),
    HOSTILE,
  );
  assert.ok(refused > HOSTILE.numRuns / 2, `${refused} refused`);
});

const read = (fields: object) => readMessage(JSON.stringify(fields));
const HELLO = { type: "hello", version: 1, nonce: 1, name: "Ada", invites: true, plan: RACE };
const REPORT = { type: "reported", round: 0, hand: 0, ending: "solved", tenths: 1, text: "3*8" };

test("a name has no control, no line break, no sign that turns the text, and 20 characters", () => {
  assert.ok("type" in read(HELLO));
  for (const name of ["a\nb", "a\u202eb", "\u0000", "x".repeat(21), 5, null])
    assert.deepEqual(read({ ...HELLO, name }), { fault: "version" });
});

test("an answer consists of cards, operators and parentheses", () => {
  assert.ok("type" in read(REPORT));
  for (const text of ["<b>", "alert(1)", "__import__", "1".repeat(65), "3*8\n"])
    assert.deepEqual(read({ ...REPORT, text }), { fault: "form" });
});

test("a plan has bounds, and two players", () => {
  for (const change of [
    { count: 0 },
    { count: 21 },
    { count: 1.5 },
    { players: 3 },
    { kind: "buzzer" },
    { level: "__proto__" },
    { goal: 1 },
  ])
    assert.deepEqual(read({ ...HELLO, plan: { ...RACE, ...change } }), { fault: "version" });
});

test("a hello of another version says so, whatever else it has", () => {
  assert.deepEqual(read({ type: "hello", version: 2, seed: 1 }), { fault: "version" });
});

test("nobody states facts of another player", () => {
  assert.deepEqual(read({ type: "left", round: 0, hand: 0, by: 0 }), { fault: "form" });
  assert.equal(factOf({ type: "left", round: 0, hand: 0 }, 1)?.by, 1);
});

const LEFT = '{"type":"left","round":0,"hand":0}';

test("a flood is refused, and shuts the gate", () => {
  const gate = createGate();
  const admitted = Array.from({ length: 400 }, (_, at) => gate.admit(LEFT, at)).filter(
    (each) => "type" in each,
  );
  assert.equal(admitted.length, 127);
  assert.ok(gate.isShut);
});

test("twenty messages a second pass", () => {
  const gate = createGate();
  for (let at = 0; at < 3000; at++) assert.ok("type" in gate.admit(LEFT, at * 50));
});

test("faults shut the gate, and types of a later version do not", () => {
  const [hostile, newer] = [createGate(), createGate()];
  for (let at = 0; at < 10; at++) {
    assert.ok(!hostile.isShut);
    assert.deepEqual(hostile.admit("{", at * 100), { fault: "form" });
  }
  assert.ok(hostile.isShut);
  for (let at = 0; at < 50; at++)
    assert.deepEqual(newer.admit('{"type":"cheer","what":1}', at * 100), { fault: "newer" });
  assert.ok(!newer.isShut);
});
