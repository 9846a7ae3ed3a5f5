import { nameOfHands } from "../../base/address/hand-list.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { readChat } from "../friends/chat-lines.ts";
import { type FormFault, findAnswer, LONGEST_ANSWER, plainSigns, sentName } from "./answer-form.ts";

/** An answer to a hand. The name is empty if the text does not say it. */
export interface NamedAnswer {
  text: string;
  name: string;
}

/** What a text says about a hand. */
export interface ReadAnswers {
  answers: NamedAnswer[];
  /** The number of lines in the form of answers that are not read, by the reason. */
  faults: Record<FormFault | "other", number>;
}

const LETTERS: Record<string, string> = { A: "1", T: "10", J: "11", Q: "12", K: "13" };

/** A letter is a card only by itself, and an x is a sign only between two numbers. */
const CARD = "(?<!\\p{L})[AJQKT](?!\\p{L})";
const SIGN = "[-+*/:∙=]|(?<=\\S)·(?=\\S)|(?<=[\\d)\\]} ])x(?=[\\d(\\[{ ])";
const FORMULA = new RegExp(`(?:[\\d⁄()\\[\\]{} ]|${CARD}|${SIGN}){3,${LONGEST_ANSWER}}`, "giu");
const OPERAND = new RegExp(`\\d+|${CARD}`, "giu");
const JOINED = /[\d)\]}AJQKT] *[-+*/:∙·x] *[\d([{AJQKT]/i;
/** What stands before and after a formula, such as the colon after a name. */
const EDGES = /^[^\d([{\p{L}]+|[^\d)\]}\p{L}]+$/gu;
/** A time of day or a date is no formula. */
const TIME = /^\d{1,2}:\d\d(?::\d\d)?$/;

/**
 * The longest formula in a line that has two numbers of the hand; null if there is none. So neither
 * times nor phone numbers are answers, and a wrong answer is one.
 */
export function formulaIn(line: string, { numbers }: Puzzle): string | null {
  const formulas = [...plainSigns(line).matchAll(FORMULA)]
    .map(([text]) => text.replace(EDGES, "").trim())
    .filter((text) => JOINED.test(text) && !TIME.test(text) && usesTwo(text, numbers));
  return formulas.reduce<string | null>(
    (best, text) => (best && best.length >= text.length ? best : text),
    null,
  );
}

function usesTwo(text: string, numbers: Puzzle["numbers"]) {
  const left = numbers.flatMap((value) => `${value}`.replace("-", "").split("/"));
  const used = [...text.matchAll(OPERAND)].filter(([operand]) => {
    const at = left.indexOf(LETTERS[operand.toUpperCase()] ?? operand);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return used.length > 1;
}

/**
 * The answers to a hand in a typed text or a pasted chat: in the form of `answerLine` or as plain
 * formulas, each with its sender. A line that quotes another is not read.
 */
export function readAnswers(text: string, hand: Puzzle): ReadAnswers {
  const read: ReadAnswers = { answers: [], faults: { damaged: 0, newer: 0, other: 0 } };
  const wanted = nameOfHands([hand]);
  const isWanted = (line: string) => findAnswer(line) !== null || formulaIn(line, hand) !== null;
  for (const { sender, lines } of readChat(text, isWanted, "ymd", "")) {
    for (const line of lines) {
      if (line.startsWith(">")) continue;
      const sent = findAnswer(line);
      if (!sent) {
        const formula = formulaIn(line, hand);
        if (formula) read.answers.push({ text: formula, name: sentName(sender) });
      } else if ("fault" in sent) read.faults[sent.fault] += 1;
      else if (nameOfHands([sent.hand]) !== wanted) read.faults.other += 1;
      else read.answers.push({ text: sent.text, name: sent.name || sentName(sender) });
    }
  }
  return read;
}
