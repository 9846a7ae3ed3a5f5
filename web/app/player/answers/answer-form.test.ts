import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { OPERATOR_CHOICES, type Puzzle, puzzleOf } from "../../base/cards/puzzle.ts";
import {
  answerLine,
  answerLink,
  findAnswer,
  LONGEST_ANSWER,
  LONGEST_NAME,
  type SentAnswer,
  sentName,
} from "./answer-form.ts";

const HAND: Puzzle = { numbers: ["3", "3", "8", "8"], target: "24" };
const MIA: SentAnswer = { hand: HAND, text: "8/(3-8/3)", name: "Mia" };

const number = fc.oneof(
  fc.integer({ min: -99, max: 99 }).map(String),
  fc
    .tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 2, max: 9 }))
    .map((it) => it.join("/")),
);
const hands = fc
  .record({
    numbers: fc.array(number, { minLength: 1, maxLength: 8 }),
    target: number,
    operators: fc.constantFrom(...OPERATOR_CHOICES),
    ordered: fc.boolean(),
  })
  .map((hand) => puzzleOf(hand));
const texts = fc.stringMatching(/^[0-9+*()⁄/-]{1,100}$/);
const names = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom("", "Ann-Lou"),
);
const answers = fc.record({ hand: hands, text: texts, name: names }).map((each) => ({
  ...each,
  name: sentName(each.name),
}));
/** What a chat writes around a line. */
const senders = fc.constantFrom("", "Mia: ", "[21/11/2026, 09:04:05] Mia: ", "> ", "**");

test("a line and a link are read as they were written", () => {
  assert.equal(answerLine(MIA), "24 · 3,3,8,8 · 8÷(3−8÷3) · Mia · 1-G1Z5W1");
  fc.assert(
    fc.property(answers, senders, (answer, sender) => {
      assert.deepEqual(findAnswer(`${sender}${answerLine(answer)}`), answer);
      assert.deepEqual(findAnswer(`https://example.org/24/${answerLink(answer)}`), answer);
    }),
  );
});

test("a line in which one sign has changed, or which was cut, says nothing else", () => {
  const changed = fc.record({
    answer: answers,
    place: fc.nat(),
    sign: fc.constantFrom(..."0123456789+−×÷()·,- aZ"),
    kind: fc.constantFrom("changed", "added", "lost", "cut"),
  });
  fc.assert(
    fc.property(changed, ({ answer, place, sign, kind }) => {
      const signs = [...(answerLine(answer) ?? "")];
      const at = place % signs.length;
      if (kind === "cut") signs.length = at;
      else signs.splice(at, kind === "added" ? 0 : 1, kind === "lost" ? "" : sign);
      const read = findAnswer(signs.join(""));
      if (read && "text" in read) assert.deepEqual(read, answer);
    }),
  );
});

test("a changed answer or hand in a link is damage", () => {
  const link = answerLink(MIA) ?? "";
  for (const [old, changed] of [
    ["3,3,8,8", "3,3,8,9"],
    ["8/(3-8/3)", "8/(3-8/4)"],
    ["Mia", "Max"],
    ["check=1-", "check=0-"],
    ["&name=Mia", ""],
  ] as const) {
    assert.ok(link.includes(old));
    assert.deepEqual(findAnswer(link.replace(old, changed)), { fault: "damaged" });
  }
});

test("what chats and keyboards make of a line does not matter", () => {
  const line = answerLine(MIA) ?? "";
  for (const written of [
    line.replaceAll("−", "–"),
    line.replaceAll("÷", "/"),
    line.toLowerCase().replace("mia", "Mia"),
    line.replaceAll("8", "８"),
    line.replaceAll(" ", "\u00a0"),
    line.replaceAll(" · ", "·"),
    `*${line}*`,
    `\u200e${line}.`,
  ]) {
    assert.deepEqual(findAnswer(written), MIA, written);
  }
});

test("a newer version is named, and other texts are no answers", () => {
  const line = answerLine(MIA) ?? "";
  assert.deepEqual(findAnswer(line.replace("1-", "2-")), { fault: "newer" });
  assert.deepEqual(findAnswer((answerLink(MIA) ?? "").replace("=1-", "=12-")), { fault: "newer" });
  assert.deepEqual(findAnswer("24 · 3,3,8,8 · 8÷(3−8÷3)"), { fault: "damaged" });
  for (const text of ["", "Mia: (8-4)*6", "24 of 24 · 3 hints", "#/wall?hand=3,3,8,8"]) {
    assert.equal(findAnswer(text), null, text);
  }
});

test("answers and names are bounded", () => {
  const long = { ...MIA, text: "1+".repeat(LONGEST_ANSWER) };
  assert.deepEqual([answerLine(long), answerLink(long)], [null, null]);
  const named = findAnswer(answerLine({ ...MIA, name: "n".repeat(500) }) ?? "");
  assert.deepEqual(named, { ...MIA, name: "n".repeat(LONGEST_NAME) });
});
