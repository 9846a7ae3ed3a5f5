import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { answerLine } from "./answer-form.ts";
import { formulaIn, readAnswers } from "./chat-answers.ts";

const HAND: Puzzle = { numbers: ["1", "4", "6", "8"], target: "24" };
const sent = (text: string, name: string, hand = HAND) => answerLine({ hand, text, name }) ?? "";

const CHAT = `[21/11/2026, 09:04:05] Mia: (8-4)*6*1
[21/11/2026, 09:04:09] Ben: ${sent("6*(8-4)/1", "Ben K.")}
[21/11/2026, 09:05:00] 小明: 我的答案：（8－4）×6×1
[21/11/2026, 09:05:30] Dora: > (8-4)*6*1
[21/11/2026, 09:05:40] Dora: I agree, at 9:05
4*6*(8/1-7) is mine
[21/11/2026, 09:06:00] Emil: ${sent("8/(4-8/3)", "Emil", { ...HAND, numbers: ["3", "4", "8", "8"] })}
[21/11/2026, 09:06:10] Fay: ${sent("8-4+1", "Fay").replace("8−", "6−")}
[21/11/2026, 09:06:20] Gil: ${sent("(8-4)*6*1", "").replace("1-", "2-")}`;

test("a pasted chat has the answers with their senders, and says what is not read", () => {
  assert.deepEqual(readAnswers(CHAT, HAND), {
    answers: [
      { name: "Mia", text: "(8-4)*6*1" },
      { name: "Ben K.", text: "6*(8-4)/1" },
      { name: "小明", text: "(8-4)*6*1" },
      { name: "Dora", text: "4*6*(8/1-7)" },
    ],
    faults: { damaged: 1, newer: 1, other: 1 },
  });
});

test("a typed answer may have a name before it", () => {
  const read = (text: string) => readAnswers(text, HAND).answers;
  assert.deepEqual(read("(8-4)*6*1"), [{ text: "(8-4)*6*1", name: "" }]);
  assert.deepEqual(read("Mia: (8-4)*6*1"), [{ text: "(8-4)*6*1", name: "Mia" }]);
  assert.deepEqual(read("Mia: (8 - 4) x 6 : 1 = 24"), [
    { text: "(8 - 4) x 6 : 1 = 24", name: "Mia" },
  ]);
  assert.deepEqual(read(`Mia: ${sent("8*4", "")}`), [{ text: "8*4", name: "Mia" }]);
});

test("letters count as cards, and fractions as numbers", () => {
  const kings: Puzzle = { numbers: [13, 13, 1, "1/2"], target: "24" };
  assert.equal(formulaIn("mine: K + Q - 1", kings), "K + Q - 1");
  assert.equal(formulaIn("K+13-A*(1/2)", kings), "K+13-A*(1/2)");
  assert.equal(formulaIn("OK - A lot of words", kings), null);
});

test("talk is no answer", () => {
  for (const line of [
    "at 4:08",
    "4:08:16",
    "call +49 151 2345678",
    "see you on 24.12.",
    "5 + 5",
    "8 4 6 1",
    "48-16",
    "https://example.org/",
    "",
  ]) {
    assert.equal(formulaIn(line, HAND), null, line);
  }
});

test("no text takes long, and every answer fits the form", () => {
  const text = fc.string({ unit: fc.constantFrom(..."0148+-*/()x:· AKa\n"), maxLength: 3000 });
  fc.assert(
    fc.property(text, (chat) => {
      for (const answer of readAnswers(chat, HAND).answers) assert.ok(answer.text.length <= 100);
    }),
  );
});
