import { digest } from "../../base/address/hand-list.ts";
import { plainName } from "../../base/data/names.ts";
import {
  type CodeFault,
  findCodes,
  LETTERS,
  LONGEST_CODE,
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

export const shownName = (name: string) => plainName(name, LONGEST_NAME);

/** Why a line is not a result of a set. `none`: it has no code. `other`: it is of another set. */
export type LineFault = CodeFault | "none" | "other";

/** The shortest text that is taken for a code with a wrong letter: a result of one hand. */
const SHORTEST_CODE = 1 + MARK + 1 + COUNTS + 1;

/** Words that may be the groups of a code: in capitals, from the letter of a kind on. */
const GROUPS = /\b[RS][0-9A-Z]{2,5}(?:[\s\p{Pd}]+[0-9A-Z]{1,6}){2,}\b/gu;

/** Whether words are more likely groups of a code than a name such as ROSA MARIA 5B. */
const areLikeGroups = (words: string) =>
  isLikeCode(plainCode(words)) && (words.match(/\S*\d\S*/g) ?? []).length > 1;

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

/** A result in a line, with its place. The name is null if the code is in no link with a name. */
type Found = { start: number; end: number; result: Omit<SetResult, "name">; name: string | null };

/** A link with a result, up to the next blank or quotation mark. */
const LINK = /[^\s"“”„<>]*[?&]result=([^&\s"“”„<>]+)[^\s"“”„<>]*/gu;

/**
 * The results in a line, and what is wrong with other words that look like codes. The name of a
 * result is in its link, or after or before its code.
 *
 * @param isWanted whether a code is one of the wanted set; other words can have a fitting letter
 */
function readResults(line: string, isWanted: (result: Omit<SetResult, "name">) => boolean) {
  const faults: LineFault[] = [];
  const read = (word: string) => {
    const result = readResultCode(word);
    return "code" in result && isWanted(result) ? result : null;
  };
  const note = (word: string) => {
    const result = readResultCode(word);
    faults.push("fault" in result ? result.fault : "other");
  };

  const found: Found[] = [];
  const words = line.replace(LINK, (link, code: string, start: number) => {
    const result = read(code);
    if (result) found.push({ start, end: start + link.length, result, name: nameInLink(link) });
    else note(code);
    return ";".repeat(link.length);
  });
  for (const { code, start, end } of findCodes(words, "result", (each) => read(each) !== null)) {
    const result = read(code);
    if (result) found.push({ start, end, result, name: null });
  }
  found.sort((a, b) => a.start - b.start);

  const between = [...found, null].map((each, place) => {
    const text = words.slice(found[place - 1]?.end ?? 0, each?.start);
    const damaged = (isLike: (words: string) => boolean) => (words: string) => {
      if (!isLike(words)) return words;
      note(words);
      return " ";
    };
    return text.replace(GROUPS, damaged(areLikeGroups)).replace(
      /[^\s,;:"“”„]+/gu,
      damaged((word) => isLikeCode(plainCode(word))),
    );
  });
  const results = found.map(({ result, name }, place) => ({
    ...result,
    name: shownName(name ?? nameAmong(between, place)),
  }));
  return { results, faults };
}

/** A time with or without a date in brackets, as chats put it before a message. */
const TIME_IN_BRACKETS = /[[({【（][^\])}】）]*\d[:.h]\d\d[^\])}】）]*[\])}】）]/gu;
/** A date, a time and a dash, as chats put them before a message. */
const DATED = /^\s*\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+\d{1,2}[:.]\d\d[^-–—]{0,12}\s[-–—]\s/u;
const PHONE = /\+?\(?\d[\d\s()./-]{5,}\d/g;
const CHAT = [TIME_IN_BRACKETS, DATED, PHONE];
const TIME = /\b\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?m\b\.?)?/gi;

/** A bracket at the end that belongs to the sentence. */
const UNOPENED = /^([^([{]*?)[)\]}]+[.,;!?]*$/u;

/** A text without what a chat adds to a message, and without punctuation around it. */
const withoutChat = (text: string) =>
  [...CHAT, TIME]
    .reduce((rest, pattern) => rest.replace(pattern, " "), text)
    .replace(/^[\s\p{P}<>|]+/u, "")
    .replace(/[\s,;:"“”„«»‹›'’<>|\p{Pd}\p{Ps}]+$/u, "")
    .replace(UNOPENED, "$1");

/**
 * The name of a code: what follows it, or what is before it if nothing follows the last code.
 *
 * @param between the texts before, between and after the codes of a line
 */
function nameAmong(between: string[], place: number) {
  const [start = ""] = between;
  const isSent = /[:：]\s*["“”„(]?\s*$/u.test(start);
  const isChat = CHAT.some((pattern) => start.search(pattern) >= 0);
  const [first = "", ...others] = between.map(withoutChat);
  const end = others.at(-1) ?? "";
  const named = isSent && (isChat || end) ? "" : first;
  if (others.length === 1) return `${named} ${end}`;
  return (named && !end ? [named, ...others] : others)[place] ?? "";
}

/** The first result in a line: in a link, or a code with the name before or after it. */
export function readLine(line: string): SetResult | { fault: LineFault } {
  const { results, faults } = readResults(line, () => true);
  return results[0] ?? { fault: faults[0] ?? "none" };
}

function nameInLink(link: string) {
  const encoded = link.match(/[?&]name=([^&]*)/)?.[1];
  if (encoded === undefined) return null;
  try {
    return decodeURIComponent(encoded).replace(UNOPENED, "$1");
  } catch {
    return encoded;
  }
}

/** A line without a result of the set, or with a word that may be one: its number, and the reason. */
export type Refused = { line: number; text: string; fault: LineFault };

/**
 * The results of a set in pasted lines, and the lines that are none.
 *
 * @param count of its hands, if known
 */
export function collect(text: string, set: string, count?: number) {
  const mark = markOf(set);
  const results: SetResult[] = [];
  const refused: Refused[] = [];
  for (const [at, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const read = readResults(
      line,
      (result) => result.set === mark && (count ?? result.times.length) === result.times.length,
    );
    results.push(...read.results);
    const fault = read.faults[0] ?? (read.results.length ? null : "none");
    if (fault) refused.push({ line: at + 1, text: line.trim(), fault });
  }
  return { results, refused };
}
