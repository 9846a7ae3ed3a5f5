import { unwrapped } from "../../base/data/pasted.ts";

/**
 * Codes that are typed or read aloud. The first letter of a code says its kind and version, and its
 * last letter checks the others.
 */

/** The letters and digits that nobody takes for others. Their number is a prime. */
export const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const BASE = LETTERS.length;

export type CodeKind = keyof typeof KINDS;

/** The first letter of each kind of code, in the version that this page writes. */
const KINDS = { set: "S", result: "R" };

/** Why a text is not a code of the wanted kind. `newer`: a newer page wrote the code. */
export type CodeFault = "letters" | "kind" | "newer";

/**
 * The letter that makes the weighted sum of all values a multiple of the number of letters. Because
 * this is a prime, the sum reveals each wrong letter and each two swapped neighbours.
 */
function checkLetter(text: string) {
  const sum = [...text]
    .reverse()
    .reduce((total, letter, at) => total + LETTERS.indexOf(letter) * (2 + (at % (BASE - 2))), 0);
  return LETTERS.charAt((BASE - (sum % BASE)) % BASE);
}

/** @param body letters of the alphabet */
export function writeCode(kind: CodeKind, body: string) {
  const text = KINDS[kind] + body;
  return text + checkLetter(text);
}

/** A typed code as it was written: in capitals, without hyphens and spaces. */
export const plainCode = (text: string) =>
  unwrapped(text).normalize("NFKC").toUpperCase().replace(/[-\s]/g, "");

/** A code in groups of four, as it is shown, written on a board and read aloud. */
export const inGroups = (code: string) => code.replace(/.{4}(?=.)/g, "$&-");

/** A run of letters and digits. */
const WORD = /[\p{L}\p{N}\p{M}\p{Cf}]+/gu;

/** What may stand between two groups of a code. */
const BETWEEN = /^[\p{Pd}\u2212\p{Cf}\s]*$/u;

/** The longest code, in letters. */
export const LONGEST_CODE = 56;

/** A code in a text, with its place. */
export type FoundCode = { code: string; start: number; end: number };

/**
 * The codes in a text, each in one group or in several.
 *
 * @param isWanted whether a code is one; other words can have a fitting check letter
 */
export function findCodes(
  text: string,
  kind: CodeKind,
  isWanted: (code: string) => boolean,
): FoundCode[] {
  const words = [...text.matchAll(WORD)].map(([word], place, all) => {
    const start = all[place]?.index ?? 0;
    return { word, start, end: start + word.length };
  });
  const found: FoundCode[] = [];
  for (const { start } of words) {
    if (start < (found.at(-1)?.end ?? 0)) continue;
    let code = "";
    let last = start;
    for (const { word, end, start: next } of words) {
      if (next < start) continue;
      if (!BETWEEN.test(text.slice(last, next))) break;
      code += plainCode(word);
      last = end;
      if (code.length > LONGEST_CODE || !code.startsWith(KINDS[kind])) break;
      if ("body" in readCode(code, kind) && isWanted(code)) {
        found.push({ code, start, end });
        break;
      }
    }
  }
  return found;
}

/** The letters of a typed code between its first and last letter, or why the text is no such code. */
export function readCode(text: string, kind: CodeKind): { body: string } | { fault: CodeFault } {
  const code = plainCode(text);
  const isCode =
    code.length > 2 &&
    [...code].every((letter) => LETTERS.includes(letter)) &&
    checkLetter(code.slice(0, -1)) === code.at(-1);
  if (!isCode) return { fault: "letters" };
  if (code[0] === KINDS[kind]) return { body: code.slice(1, -1) };
  return { fault: Object.values(KINDS).includes(code.charAt(0)) ? "kind" : "newer" };
}

/** Writes an integer below the power of the alphabet that `width` letters can hold. */
export function toLetters(value: bigint, width: number) {
  let text = "";
  let rest = value;
  for (let at = 0; at < width; at++) {
    text = LETTERS.charAt(Number(rest % BigInt(BASE))) + text;
    rest /= BigInt(BASE);
  }
  return text;
}

export const fromLetters = (text: string) =>
  [...text].reduce((value, letter) => value * BigInt(BASE) + BigInt(LETTERS.indexOf(letter)), 0n);
