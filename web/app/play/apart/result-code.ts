import { digest } from "../../base/address/hand-list.ts";
import { fromDigits, toDigits } from "../../base/data/digits.ts";
import { unwrapped } from "../../base/data/pasted.ts";
import { fromText, toText } from "../../table/hand/trail.ts";
import { ENDINGS } from "../match/match.ts";
import type { HandResult } from "../seats/results.ts";
import { shownName } from "./start-code.ts";

/**
 * What one player did in a match of two phones, as one code or two. A code is digits, after their
 * number in four digits. The digits are these bytes:
 *
 *     version, mark of the match (4), name, first hand, number of hands, number of all hands,
 *     the hands, checksum (4)
 *
 * A hand is its ending, its tenths of a second (3), its answer, and its trail. Names, answers and
 * trails begin with their length. An answer has half a byte for each letter.
 */
const VERSION = 1;

/** Results of the hands from `first` on. `count`: the number of all hands. */
export type ResultPart = {
  mark: number;
  name: string;
  first: number;
  count: number;
  results: HandResult[];
};

/** Why a text is no result. `none`: it has no code. `newer`: a later version wrote it. */
export type ResultFault = "none" | "cut" | "damaged" | "newer";

/** The signs of an answer. */
const SIGNS = "0123456789+-*/()";
const LONGEST_TEXT = 64;
const MOST_HANDS = 10;
/** A time that three bytes hold: more than a day. */
const LONGEST_TIME = 999_999;
const CHECKSUM = 4;

/** The bytes of one code: with an address of 100 letters, they fill a QR code of version 20. */
export const MOST_BYTES = 730;
/** The digits in front that give the number of the others. */
const LENGTH = 4;
const FOUND = /result=((?:\s*\d){5,})/;

/** The mark of a match, from the code of its start. */
export const markOfMatch = (code: string) => digest(code);

/**
 * Writes results as one code or two. If they do not fit into two, the longest trails are left out.
 */
export function writeResult(mark: number, name: string, results: readonly HandResult[]): string[] {
  const part = (first: number, some: readonly HandResult[]) =>
    bytesOf({ mark, name, first, count: results.length, results: [...some] });
  const whole = part(0, results);
  if (whole.length <= MOST_BYTES) return [written(whole)];
  for (let half = 1; half < results.length; half++) {
    const parts = [part(0, results.slice(0, half)), part(half, results.slice(half))];
    if (parts.every(({ length }) => length <= MOST_BYTES)) return parts.map(written);
  }
  const longest = Math.max(...results.map(({ trail }) => trail.length));
  const place = results.findIndex(({ trail }) => trail.length === longest);
  const shorter = results.map((each, at) => (at === place ? { ...each, trail: "" } : each));
  return writeResult(mark, name, shorter);
}

function bytesOf({ mark, name, first, count, results }: ResultPart): Uint8Array {
  const named = new TextEncoder().encode(name);
  const body = [
    ...[VERSION, ...wide(mark), named.length, ...named],
    ...[first, results.length, count],
    ...results.flatMap(({ ending, tenths, text, trail }) => {
      const letters = [...text].map((sign) => SIGNS.indexOf(sign));
      const answer = letters.includes(-1) || letters.length > LONGEST_TEXT ? [] : letters;
      const bytes = trail ? (fromText(trail) ?? []) : [];
      return [
        ...[ENDINGS.indexOf(ending), ...wide(Math.min(tenths, LONGEST_TIME)).slice(1)],
        ...[answer.length, ...packed(answer)],
        ...[bytes.length, ...bytes],
      ];
    }),
  ];
  return Uint8Array.from([...body, ...wide(sumOf(body))]);
}

/** A number below 2³² as four bytes. */
const wide = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

const packed = (letters: number[]) =>
  Array.from(
    { length: Math.ceil(letters.length / 2) },
    (_, at) => ((letters[2 * at] ?? 0) << 4) | (letters[2 * at + 1] ?? 0),
  );

const sumOf = (bytes: Iterable<number>) => digest(String.fromCharCode(...bytes));

function written(bytes: Uint8Array) {
  const digits = toDigits(bytes);
  return `${`${digits.length}`.padStart(LENGTH, "0")}${digits}`;
}

/** Whether a text has a result, or what is left of one. */
export const isResult = (text: string) => FOUND.test(unwrapped(text));

/** Reads the result in a text: in its link, among any other words. */
export function readResult(text: string): ResultPart | { fault: ResultFault } {
  const [, found] = unwrapped(text).match(FOUND) ?? [];
  if (!found) return { fault: "none" };
  const all = found.replace(/\s/g, "");
  const length = Number(all.slice(0, LENGTH));
  const digits = all.slice(LENGTH, LENGTH + length);
  if (digits.length < length) return { fault: "cut" };
  const bytes = fromDigits(digits);
  if (!bytes) return { fault: "damaged" };
  const body = bytes.subarray(0, -CHECKSUM);
  const sum = wide(sumOf(body));
  if (!sum.every((byte, at) => byte === bytes[body.length + at])) return { fault: "damaged" };
  const version = body[0] ?? 0;
  if (version !== VERSION) return { fault: version > VERSION ? "newer" : "damaged" };
  return partOf(body) ?? { fault: "damaged" };
}

/** The content of a code; null if a value is out of its bounds. */
function partOf(bytes: Uint8Array): ResultPart | null {
  let at = 1;
  function take(count: number) {
    at += count;
    return bytes.subarray(at - count, at);
  }
  const number = (count: number) => take(count).reduce((value, byte) => value * 256 + byte, 0);
  const mark = number(4);
  const name = shownName(new TextDecoder().decode(take(number(1))));
  const [first, some, count] = [number(1), number(1), number(1)];
  if (some < 1 || first + some > count || count > MOST_HANDS) return null;
  const results = Array.from({ length: some }, () => {
    const [ending, tenths] = [ENDINGS[number(1)], number(3)];
    const letters = number(1);
    const answer = [...take(Math.ceil(letters / 2))].flatMap((byte) => [byte >> 4, byte & 15]);
    const text = answer
      .slice(0, letters)
      .map((letter) => SIGNS.charAt(letter))
      .join("");
    const trail = toText(take(number(1)));
    const isBounded = tenths <= LONGEST_TIME && letters <= LONGEST_TEXT;
    return ending && isBounded ? { ending, tenths, text, trail } : null;
  });
  const known = results.filter((result) => result !== null);
  if (at !== bytes.length || known.length < some) return null;
  return { mark, name, first, count, results: known };
}
