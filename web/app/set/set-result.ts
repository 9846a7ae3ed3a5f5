import type { Puzzle } from "../core/puzzle.ts";
import { digest } from "../print/hand-list.ts";

/** Milliseconds for each hand of a set; null for a hand that was not solved. */
export type Times = (number | null)[];

export type SetResult = { set: string; times: Times; name: string };

export const LONGEST_NAME = 24;

const BASE = 36;
const NOT_SOLVED = "0";
/**
 * A digit of a result stands for a time. Each digit's time is this multiple of the previous
 * digit's.
 */
const RATIO = 1.2;
const SHORTEST = 1000;

const CODE = /(?<![0-9A-Z])([0-9A-Z]{6})-([0-9A-Z]{1,48})([0-9A-Z])(?![0-9A-Z])/i;

function digitOf(time: number | null) {
  if (time === null) return NOT_SOLVED;
  const step = Math.round(Math.log(Math.max(time, SHORTEST) / SHORTEST) / Math.log(RATIO));
  return Math.min(step + 1, BASE - 1)
    .toString(BASE)
    .toUpperCase();
}

const timeOf = (digit: string) =>
  digit === NOT_SOLVED
    ? null
    : Math.round((SHORTEST * RATIO ** (Number.parseInt(digit, BASE) - 1)) / 1000) * 1000;

const checkDigit = (text: string) => (digest(text) % BASE).toString(BASE).toUpperCase();

/**
 * A result as a code of at most 56 characters: the set, a digit for each hand, and a check digit
 * that reveals most copying errors.
 */
export function resultCode(set: string, times: Times) {
  const body = `${set}-${times.map(digitOf).join("")}`;
  return body + checkDigit(body);
}

export const shownName = (name: string) =>
  [...name.replace(/[\p{C}\s]+/gu, " ").trim()].slice(0, LONGEST_NAME).join("").trim();

/** The result in a pasted line: a link, or a code followed by a name. Null if there is none. */
export function readResult(line: string): SetResult | null {
  const linked = line.match(/[?&]result=([^&\s]+)/);
  const found = (linked?.[1] ?? line).toUpperCase().match(CODE);
  if (!found) return null;
  const [code, set = "", digits = "", check = ""] = found;
  if (checkDigit(`${set}-${digits}`) !== check) return null;
  const after = line.slice(line.toUpperCase().indexOf(code) + code.length);
  const name = linked ? inLink(line) : after;
  return { set, times: [...digits].map(timeOf), name: shownName(name) };
}

function inLink(line: string) {
  const encoded = line.match(/[?&]name=([^&\s]*)/)?.[1] ?? "";
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/**
 * The results for one set in pasted lines, the last of each pupil. `refused` has the lines without
 * a result for this set.
 */
export function collect(text: string, set: string) {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const read = lines.map((line) => ({ line, result: readResult(line) }));
  const named = new Map<string, SetResult>();
  for (const { line, result } of read) {
    if (result?.set === set) named.set(result.name || line, result);
  }
  return {
    results: [...named.values()],
    refused: read.filter(({ result }) => result?.set !== set).map(({ line }) => line),
  };
}

/**
 * Results as CSV: a line for each pupil and a column of seconds for each hand, empty if not solved.
 * Names cannot start a formula.
 */
export function resultsCsv(hands: Puzzle[], results: SetResult[], corner: string) {
  const head = [corner, ...hands.map(({ numbers }) => numbers.join(" "))];
  const rows = results.map(({ name, times }) => [
    name.replace(/^[=+\-@]/, "'$&"),
    ...times.map((time) => (time === null ? "" : `${time / 1000}`)),
  ]);
  const quoted = [head, ...rows].map((row) =>
    row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","),
  );
  return `\ufeff${quoted.join("\r\n")}\r\n`;
}
