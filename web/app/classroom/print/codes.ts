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
  text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\p{Pd}\s]/gu, "");

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
