import { digest, MOST_HANDS } from "../../base/address/hand-list.ts";
import {
  type CodeFault,
  LETTERS,
  plainCode,
  readCode,
  toLetters,
  writeCode,
} from "../print/codes.ts";

/** Milliseconds for each hand of a set; null for a hand that was not solved. */
export type Times = (number | null)[];

/** What a pupil did: the time of each hand, and the wrong answers and hints of all. */
export type Played = { times: Times; wrong: number; hints: number };

/** A result as sent. `set` identifies its hands, as `markOf` does. */
export type SetResult = Played & { set: string; code: string; name: string };

export const LONGEST_NAME = 24;

/** The letters that identify a set in the code of a result. */
const MARK = 4;
/** The letters after the hands: the numbers of wrong answers and of hints. */
const COUNTS = 2;
/** The letter of the largest count stands for more, too. */
export const MOST_COUNTED = LETTERS.length - 1;

/**
 * A letter of a result stands for a time. Each letter's time is this multiple of the previous
 * letter's.
 */
const RATIO = 1.21;
const SHORTEST = 2000;

const letter = (value: number) => LETTERS.charAt(Math.min(value, MOST_COUNTED));

function letterOf(time: number | null) {
  if (time === null) return letter(0);
  const steps = Math.log(Math.max(time, SHORTEST) / SHORTEST) / Math.log(RATIO);
  return letter(Math.round(steps) + 1);
}

function timeOf(written: string) {
  const step = LETTERS.indexOf(written) - 1;
  return step < 0 ? null : Math.round((SHORTEST * RATIO ** step) / 1000) * 1000;
}

/** @param set the name of its hands */
export const markOf = (set: string) =>
  toLetters(BigInt(digest(set) % LETTERS.length ** MARK), MARK);

/** A result as a code of at most 56 characters. */
export const resultCode = (set: string, { times, wrong, hints }: Played) =>
  writeCode("result", markOf(set) + times.map(letterOf).join("") + letter(wrong) + letter(hints));

export const shownName = (name: string) =>
  [...name.replace(/[\p{C}\s]+/gu, " ").trim()].slice(0, LONGEST_NAME).join("").trim();

/** Why a line is not a result of a set. `none`: it has no code. `other`: it is of another set. */
export type LineFault = CodeFault | "none" | "other";

/** The shortest text that is taken for a code with a wrong letter: a result of one hand. */
const SHORTEST_CODE = 1 + MARK + 1 + COUNTS + 1;
const LONGEST_CODE = SHORTEST_CODE - 1 + MOST_HANDS;

/** A word that may be a code. A name has neither so many letters nor a digit among them. */
const isLikeCode = (word: string) =>
  /^[0-9A-Z]+$/.test(word) && word.length >= SHORTEST_CODE && /\d/.test(word);

function readResultCode(word: string): Omit<SetResult, "name"> | { fault: LineFault } {
  const read = readCode(word, "result");
  if ("fault" in read) return read;
  const { body } = read;
  const code = plainCode(word);
  if (code.length < SHORTEST_CODE || code.length > LONGEST_CODE) return { fault: "letters" };
  const [wrong = 0, hints = 0] = [...body.slice(-COUNTS)].map((each) => LETTERS.indexOf(each));
  const times = [...body.slice(MARK, -COUNTS)].map(timeOf);
  return { set: body.slice(0, MARK), code, times, wrong, hints };
}

/** The result in a line: in a link, or a code with the name before or after it. */
export function readLine(line: string): SetResult | { fault: LineFault } {
  const linked = line.match(/[?&]result=([^&\s]+)/)?.[1];
  const words = linked ? [linked] : line.split(/[\s,;:"“”„]+/u);
  let fault: LineFault = "none";
  for (const word of words) {
    const read = readResultCode(word);
    if ("code" in read) {
      const name = linked ? inLink(line) : line.replace(word, " ");
      return { ...read, name: shownName(name.replace(/^[\s,;:"“”„]+|[\s,;:"“”„]+$/gu, "")) };
    }
    if (isLikeCode(plainCode(word))) fault = read.fault;
  }
  return { fault };
}

function inLink(line: string) {
  const encoded = line.match(/[?&]name=([^&\s]*)/)?.[1] ?? "";
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** A line without a result of the set: its number, its text, and the reason. */
export type Refused = { line: number; text: string; fault: LineFault };

/** The results of a set in pasted lines, and the lines that are none. */
export function collect(text: string, set: string) {
  const results: SetResult[] = [];
  const refused: Refused[] = [];
  for (const [at, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const read = readLine(line);
    if ("fault" in read) refused.push({ line: at + 1, text: line.trim(), fault: read.fault });
    else if (read.set === markOf(set)) results.push(read);
    else refused.push({ line: at + 1, text: line.trim(), fault: "other" });
  }
  return { results, refused };
}
