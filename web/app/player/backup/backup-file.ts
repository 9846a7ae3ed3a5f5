import { wholeUpTo } from "../../table/hand/checks.ts";
import type { Played } from "../../table/hand/played.ts";
import type { Friends } from "../friends/friends.ts";
import type { writeClasses } from "../history/classes.ts";
import { readRecords, VERSION } from "../history/storage/record.ts";
import { pause, SIZE, slices } from "../history/storage/slices.ts";
import type { writeLists } from "../lists/lists.ts";

/**
 * The file of a history: lines of JSON, packed with gzip if the browser can. The first line is the
 * header. Each other line is a record, or a value that was set aside. `docs/formats.md` describes
 * it.
 */
const HEAD = '{"format":"twentyfour-hands","version":';

/** The beginning of a file from before the first release. */
const OLDER = /^\s*\{\s*"format":\s*"twentyfour-history"/;

const GZIP = [0x1f, 0x8b];

/** The size limit of a file. */
const MEGABYTES = 100;

/** The limits of the unpacked text and of one line, in characters. */
const MOST_UNPACKED = 400e6;
const LONGEST_LINE = 16e6;

export type FileFault =
  | "too-large"
  | "unreadable"
  | "not-json"
  | "other-format"
  | "older"
  | "newer"
  | "packed";

/** What the header of a file may hold besides: the results of classes, the player's lists and friends. */
type Extras = {
  classes?: ReturnType<typeof writeClasses>;
  lists?: ReturnType<typeof writeLists>;
  friends?: Friends;
};

type OnExtras = (extras: Record<keyof Extras, unknown>) => void;

/** Why a file cannot be read. For a file that is too large, `params` has the limit in megabytes. */
export class FileError extends Error {
  code: FileFault;
  params: Record<string, number>;

  constructor(code: FileFault, params: Record<string, number> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

const tooLarge = (limit = MEGABYTES) => new FileError("too-large", { limit });

/**
 * Writes a history, except for records that JSON cannot represent.
 *
 * @param others records that were set aside
 * @param extras what the header is to hold besides
 */
export function writeBackup(
  hands: Played[],
  others: unknown[],
  extras: Extras = {},
): Promise<Blob> {
  const packs = "CompressionStream" in globalThis;
  const text = streamOf(textsOf(hands, others.map(jsonOf).filter(Boolean), extras));
  const bytes = packs ? text.pipeThrough(new CompressionStream("gzip")) : text;
  const type = packs ? "application/gzip" : "application/json";
  return new Response(bytes, { headers: { "Content-Type": type } }).blob();
}

/** The text of the file, some lines at a time. */
function* textsOf(hands: Played[], others: string[], extras: Extras) {
  const counts = { hands: hands.length, others: others.length };
  const header = JSON.stringify({ exported: new Date(), ...counts, ...extras });
  yield `${HEAD}${VERSION},${header.slice(1)}\n`;
  for (const [, slice] of slices(hands)) {
    yield slice.map((hand) => `${JSON.stringify(hand)}\n`).join("");
  }
  for (const other of others) yield `${other}\n`;
}

/** A stream of encoded texts. The page can work between two of them. */
function streamOf(texts: Iterator<string>) {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = texts.next();
      if (done) return controller.close();
      controller.enqueue(encoder.encode(value));
      await pause();
    },
  });
}

/** The JSON of a record that was set aside; empty if JSON cannot represent it. */
function jsonOf(record: unknown) {
  try {
    const text = JSON.stringify(record) ?? "";
    return text.length < LONGEST_LINE ? text : "";
  } catch {
    return "";
  }
}

/** Whether a file can hold the whole record. A database can hold values that JSON cannot. */
export function fitsFile(record: unknown) {
  try {
    return jsonOf(record) !== "" && isPlain(record);
  } catch {
    return false;
  }
}

function isPlain(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== "object" || value === null) return value !== undefined;
  const isKnown = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isKnown && Object.values(value).every(isPlain);
}

/** Counts the hands that are unchanged when the file is read back. */
export async function countReadBack(
  file: Blob,
  hands: Played[],
  onProgress: (fraction: number) => void,
) {
  const written = new Map(hands.map((hand) => [hand.id, hand]));
  let same = 0;
  for await (const [fraction, records] of readBackup(file)) {
    for (const hand of readRecords(records).hands) {
      const original = written.get(hand.id);
      if (original && sameRecord(original, hand)) same += 1;
    }
    onProgress(fraction);
  }
  return same;
}

/** Whether all stored fields of two hands are equal. */
function sameRecord(a: Played, b: Played) {
  const [one, other]: Record<string, unknown>[] = [a, b];
  return Object.keys({ ...a, ...b }).every(
    (name) => JSON.stringify(one?.[name]) === JSON.stringify(other?.[name]),
  );
}

/**
 * Yields the records of a file part by part, each with the fraction of the file that has been read.
 * The unpacked text is never in memory as a whole. Throws `FileError`, possibly after some parts.
 *
 * @param onExtras receives the results of classes and the lists in the file, unchecked
 */
export async function* readBackup(
  file: Blob,
  onExtras: OnExtras = () => {},
): AsyncGenerator<[number, unknown[]]> {
  if (file.size > MEGABYTES * 1e6) throw tooLarge();
  const text = textOf(file);
  let head = "";
  while (head.length < HEAD.length) {
    const { done, value } = await text.next();
    if (done) break;
    head += value;
  }
  if (OLDER.test(head)) throw new FileError("older");
  if (!head.startsWith(HEAD)) throw new FileError("other-format");
  for await (const part of readLines(head, text, onExtras)) {
    yield part;
    await pause();
  }
}

/** The unpacked text of a file, piece by piece. */
async function* textOf(file: Blob): AsyncGenerator<string> {
  const start = await file
    .slice(0, GZIP.length)
    .arrayBuffer()
    .catch(() => {
      throw new FileError("unreadable");
    });
  const isPacked = String(new Uint8Array(start)) === String(GZIP);
  if (isPacked && !("DecompressionStream" in globalThis)) throw new FileError("packed");
  const bytes = isPacked
    ? file.stream().pipeThrough(new DecompressionStream("gzip"))
    : file.stream();
  const reader = bytes.getReader();
  const decoder = new TextDecoder();
  try {
    for (let length = 0; ; ) {
      const { done, value } = await reader.read().catch(() => {
        throw new FileError("not-json");
      });
      if (done) return;
      length += value.length;
      if (length > MOST_UNPACKED) throw tooLarge(MOST_UNPACKED / 1e6);
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

/** Whether a header may have a number of lines. */
const isCount = wholeUpTo(MOST_UNPACKED);

/** @param text the text after `head` */
async function* readLines(
  head: string,
  text: AsyncGenerator<string>,
  onExtras: OnExtras,
): AsyncGenerator<[number, unknown[]]> {
  const lines = splitLines(head, text);
  const { value: first } = await lines.next();
  const { version, hands, others, classes, lists, friends } = parsed(first ?? "");
  const isHeader = Number.isInteger(version) && version >= 1;
  if (isHeader && version > VERSION) throw new FileError("newer");
  if (!isHeader || ![hands, others].every(isCount)) throw new FileError("not-json");
  onExtras({ classes, lists, friends });
  const total = hands + others;
  let read = 0;
  let records: unknown[] = [];
  for await (const line of lines) {
    read += 1;
    if (read > total) throw new FileError("not-json");
    records.push(parsed(line));
    if (records.length < SIZE && read < total) continue;
    yield [Math.min(1, read / total), records];
    records = [];
  }
  if (read !== total) throw new FileError("not-json");
}

/** @param text the text after `head` */
async function* splitLines(head: string, text: AsyncGenerator<string>) {
  let line = "";
  for (let part: string | undefined = head; part !== undefined; part = (await text.next()).value) {
    const [end = "", ...next] = part.split("\n");
    line += end;
    if (line.length > LONGEST_LINE) throw tooLarge(LONGEST_LINE / 1e6);
    for (const start of next) {
      yield line;
      line = start;
    }
  }
  if (line) throw new FileError("not-json");
}

function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileError("not-json");
  }
}
