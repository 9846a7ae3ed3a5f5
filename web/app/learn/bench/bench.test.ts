import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Four } from "../../base/decks/hands-between.ts";
import { MOST_PACKED, packCode, unpackCode } from "./code-link.ts";
import { linesOf } from "./code-tokens.ts";
import { readReply } from "./reply.ts";
import { ruleOn, textsToJudge } from "./ruling.ts";

const HAND: Four = [3, 3, 8, 8];
const RIGHT = { ok: true, code: "right" };
const WRONG = { ok: false, code: "wrong-value" };

const reply = (answer: unknown, more = {}) =>
  readReply(JSON.stringify({ answer, milliseconds: 1, output: "", ...more })) ??
  assert.fail("no reply");

test("a link gives back every code that fits, and nothing else", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 2000 }), async (code) => {
      const packed = await packCode(code);
      assert.ok(packed !== null && packed.length <= MOST_PACKED);
      assert.match(packed, /^[\w-]+$/);
      assert.equal(await unpackCode(packed), code);
    }),
    { numRuns: 100 },
  );
});

test("what is no packed code is refused", async () => {
  const packed = (await packCode("def solve(numbers, target): return None")) ?? "";
  for (const damaged of [
    "",
    "%",
    packed.slice(0, -6),
    packed.replace(/.(?=.{12}$)/, "_"),
    "A".repeat(9000),
  ]) {
    assert.equal(await unpackCode(damaged), null, damaged.slice(0, 50));
  }
});

test("a code that is too long has no link, and a short link cannot unpack to a long code", async () => {
  const noise = Array.from({ length: 20_000 }, (_, place) => (place * 7919) % 10_007).join();
  assert.equal(await packCode(noise), null);
  const bomb = await packCode("#".repeat(1_000_000));
  assert.ok(bomb);
  assert.equal(await unpackCode(bomb), null);
});

test("the lines of an editor are the lines of its code", () => {
  const python = fc.array(
    fc.constantFrom("def ", "solve", "(", "'", '"""', "f'{x}'", "#", "\n", "    ", "1.5", "=="),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        python.map((parts) => parts.join("")),
      ),
      (code) => {
        const lines = linesOf(code).map((spans) => spans.map(({ text }) => text).join(""));
        assert.deepEqual(lines, code.split("\n"));
      },
    ),
  );
});

test("everything that a cage may say is read, and bounded", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = readReply(text);
      if (read) assert.ok(Number.isFinite(read.milliseconds));
    }),
  );
  const long = "9".repeat(100_000);
  const read = reply(Array(1000).fill(long), { output: long, error: long, milliseconds: -1 });
  assert.ok(JSON.stringify(read).length < 21_000);
  assert.equal(read.milliseconds, 0);
  assert.deepEqual(reply(["1", 2, null, {}]).answer, ["1"]);
  assert.equal(reply(24).answer, null);
});

test("a claim is right if the hand has a solution, or has none", () => {
  const cases = [
    [true, true, "s"],
    [true, false, "w"],
    [false, true, "m"],
    [false, false, "n"],
    [null, true, "m"],
    [[], false, "n"],
  ] as const;
  for (const [answer, solvable, state] of cases) {
    assert.equal(ruleOn(HAND, reply(answer), solvable, []).state, state);
  }
});

test("one wrong text makes a hand wrong, and is shown with its verdict", () => {
  const said = reply(["8/(3-8/3)", "3*8", "8*3"]);
  assert.equal(textsToJudge(said).length, 3);
  assert.equal(ruleOn(HAND, said, true, [RIGHT, RIGHT, RIGHT]).state, "s");
  const row = ruleOn(HAND, said, true, [RIGHT, WRONG, RIGHT]);
  assert.equal(row.state, "w");
  assert.deepEqual(row.wrong, { text: "3*8", code: "wrong-value" });
});

test("an error comes before an answer", () => {
  const row = ruleOn(HAND, reply(true, { error: "ValueError", raised: "ValueError" }), true, []);
  assert.equal(row.state, "e");
});
