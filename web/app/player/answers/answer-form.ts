import { nameOfText, readHandList } from "../../base/address/hand-list.ts";
import { queryOf } from "../../base/address/hand-query.ts";
import { plainQuery } from "../../base/address/plain-query.ts";
import { href, type Query, read } from "../../base/address/router.ts";
import { allowedOperators, isRestricted, type Puzzle } from "../../base/cards/puzzle.ts";
import { plainName } from "../../base/data/names.ts";
import { SIGNS } from "../../base/words/pretty.ts";
import { plainLine } from "../friends/plain-line.ts";

/** An answer that a pupil sends to the teacher. The name may be empty. */
export interface SentAnswer {
  hand: Puzzle;
  /** As Python takes it, without blanks. */
  text: string;
  name: string;
}

/** Why a text in this form is not read: a sign of it has changed, or a newer version wrote it. */
export type FormFault = "damaged" | "newer";

const VERSION = 1;

export const LONGEST_NAME = 40;
export const LONGEST_ANSWER = 100;

const BETWEEN = " · ";
const ORDERED = "o";

/** A line with the signs of Python, whatever dashes and signs a chat or a keyboard makes. */
export const plainSigns = (line: string) =>
  plainLine(line)
    .replace(/[\p{Pd}−]/gu, "-")
    .replace(/[×✕✖]/g, "*")
    .replace(/÷/g, "/");

const plainAnswer = (text: string) => plainSigns(text).replace(/\s/g, "");

export const sentName = (name: string) => plainName(plainSigns(name), LONGEST_NAME);

/** The target, and the operators if not all are allowed, as the first part of a line. */
function goalOf(hand: Puzzle) {
  const signs = isRestricted(hand) || hand.ordered ? ` ${allowedOperators(hand).join("")}` : "";
  return `${hand.target}${signs}${hand.ordered ? ORDERED : ""}`;
}

/** The version, and six characters that prove that hand, answer and name are whole. */
function checkOf({ hand, text, name }: SentAnswer) {
  const parts = [goalOf(hand), hand.numbers.join(","), text, name];
  return `${VERSION}-${nameOfText(parts.join(BETWEEN))}`;
}

/** An answer with everything in the form in which it is read again; null if it is too long. */
function plain({ hand, text, name }: SentAnswer): SentAnswer | null {
  const written = plainAnswer(text);
  return written.length > LONGEST_ANSWER ? null : { hand, text: written, name: sentName(name) };
}

/**
 * An answer as one line for a chat: `24 · 3,3,8,8 · 8÷(3−8÷3) · Mia · 1-G1Z5W1`. Null if the answer
 * is too long. The signs are those that no chat reads as the marks of bold or struck text.
 */
export function answerLine(answer: SentAnswer): string | null {
  const sent = plain(answer);
  if (!sent) return null;
  const signs = (text: string) => text.replace(/[-*/]/g, (sign) => SIGNS[sign] ?? sign);
  const goal = goalOf(sent.hand).replace(/ .*/, signs);
  const numbers = sent.hand.numbers.join(",");
  return [goal, numbers, signs(sent.text), sent.name, checkOf(sent)].filter(Boolean).join(BETWEEN);
}

/** An answer as a link that opens the wall; null if the answer is too long. */
export function answerLink(answer: SentAnswer): string | null {
  const sent = plain(answer);
  if (!sent) return null;
  const { hand, text, name } = sent;
  const query = { ...queryOf(hand), answer: text, ...(name && { name }), check: checkOf(sent) };
  return href("wall", query);
}

const GOAL = "(-?\\d{1,12}(?:/\\d{1,12})?)(?: ([-+*/]{1,4}o?))?";
const NUMBERS = "([-\\d/]{1,12}(?:,[-\\d/]{1,12}){0,7})";
const CHECK = "(\\d{1,3})-([\\da-z]{6})(?![\\da-z])";
const HEAD = `(?<![\\d/])${GOAL} ?· ?${NUMBERS} ?· ?`;
const ANSWER = `([-+*/⁄()\\d]{1,${LONGEST_ANSWER}})`;

/** The beginning of a line in this form, whatever follows it. */
const BEGINNING = new RegExp(HEAD, "i");
/** A whole line without a name, and with one. */
const WHOLE = [
  new RegExp(`${HEAD}${ANSWER}() ?· ?${CHECK}`, "i"),
  new RegExp(`${HEAD}${ANSWER} ?· ?(.{1,200}?) ?· ?${CHECK}`, "i"),
];

/** The answer in a line; null if the line has none in this form. */
export function findAnswer(line: string): SentAnswer | { fault: FormFault } | null {
  const link = findLink(line);
  if (link) return readAnswerLink(link);
  const written = plainSigns(line);
  if (!BEGINNING.test(written)) return null;
  let fault: FormFault = "damaged";
  for (const pattern of WHOLE) {
    const found = pattern.exec(written);
    if (!found) continue;
    const [, target = "", signs = "", hand = "", text = "", name = "", version, check] = found;
    const rules = {
      ...(signs && { operators: signs }),
      ...(/o$/i.test(signs) && { ordered: "yes" }),
    };
    const answer = checked({ hand, target, ...rules }, text, name, `${version}-${check}`);
    if ("text" in answer) return answer;
    if (answer.fault === "newer") fault = "newer";
  }
  return { fault };
}

/** The query of the first link to a wall with an answer; null if the line has none. */
function findLink(line: string): Query | null {
  const [, hash = ""] = /(#\/?wall\?[^\s"“”„<>]*answer=[^\s"“”„<>]*)/.exec(line) ?? [];
  return hash ? read(hash).query : null;
}

/** The answer in the query of a link to a wall; null if the link has none. */
export function readAnswerLink(query: Query): SentAnswer | { fault: FormFault } | null {
  const { answer, name = "", check = "", ...hand } = plainQuery(query);
  return answer === undefined ? null : checked(hand, plainAnswer(answer), sentName(name), check);
}

function checked(
  { hand: hands = "", ...rules }: Query,
  text: string,
  name: string,
  check: string,
): SentAnswer | { fault: FormFault } {
  if (Number.parseInt(check, 10) > VERSION) return { fault: "newer" };
  const [hand] = readHandList({ ...rules, hands }) ?? [];
  const isAnswer = new RegExp(`^${ANSWER}$`).test(text);
  if (!hand || !isAnswer) return { fault: "damaged" };
  const sent = { hand, text, name: sentName(name) };
  return checkOf(sent) === check.toUpperCase() ? sent : { fault: "damaged" };
}
