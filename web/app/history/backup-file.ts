import type { Played } from "./played.ts";
import { readRecords, toStored, VERSION } from "./record.ts";
import { pause, slices } from "./slices.ts";
import { isObject } from "./upgrades.ts";

/**
 * The file format of a history: lines of JSON, packed with gzip if the browser can. The first line
 * is the header. Each other line has up to 1000 hands, field by field, or records that were set
 * aside. Older versions wrote one JSON document, which is still readable.
 */
const FORMAT = "twentyfour-history";
const LAYOUT = 1;
const HEAD = `{"format":"${FORMAT}","layout":`;
const GZIP = [0x1f, 0x8b];

/** The size limit of a file, and of a JSON document without lines, which is read in one piece. */
const MEGABYTES = 100;

/** The limits of the unpacked text and of one line, in characters. */
const MOST_UNPACKED = 400e6;
const LONGEST_LINE = 16e6;

/** Records that were set aside are written in lines of about this length. */
const LINE = 1e6;

export type FileFault =
  | "too-large"
  | "unreadable"
  | "not-json"
  | "other-format"
  | "newer"
  | "packed";

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
 */
export function writeBackup(hands: Played[], others: unknown[]): Promise<Blob> {
  const packs = "CompressionStream" in globalThis;
  const text = streamOf(linesOf(hands, others.map(jsonOf).filter(Boolean)));
  const bytes = packs ? text.pipeThrough(new CompressionStream("gzip")) : text;
  const type = packs ? "application/gzip" : "application/json";
  return new Response(bytes, { headers: { "Content-Type": type } }).blob();
}

function* linesOf(hands: Played[], others: string[]) {
  const counts = { hands: hands.length, others: others.length };
  const header = { version: VERSION, exported: new Date(), ...counts };
  yield `${HEAD}${LAYOUT},${JSON.stringify(header).slice(1)}`;
  for (const [, slice] of slices(hands)) yield* blocksOf(slice.map(toStored));
  for (let place = 0; place < others.length; ) {
    const from = place;
    for (let length = 0; place < others.length && length < LINE; place += 1) {
      length += others[place]?.length ?? 0;
    }
    yield `{"others":[${others.slice(from, place)}]}`;
  }
}

/** Records field by field, which gzip packs best. Records with the same fields share a line. */
function* blocksOf(records: Record<string, unknown>[]) {
  const shapes = new Map<string, Record<string, unknown[]>>();
  for (const record of records) {
    const names = Object.keys(record).filter((name) => record[name] !== undefined);
    const shape = names.sort().join();
    const columns = shapes.get(shape) ?? Object.fromEntries(names.map((name) => [name, []]));
    shapes.set(shape, columns);
    for (const name of names) columns[name]?.push(record[name]);
  }
  for (const columns of shapes.values()) yield JSON.stringify({ hands: columns });
}

/** A stream of the encoded lines. The page can work between two lines. */
function streamOf(lines: Iterator<string>) {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = lines.next();
      if (done) return controller.close();
      controller.enqueue(encoder.encode(`${value}\n`));
      await pause();
    },
  });
}

/** The JSON of a record that was set aside; empty if JSON cannot represent it. */
function jsonOf(record: unknown) {
  try {
    const text = JSON.stringify(record) ?? "";
    return text.length + LINE < LONGEST_LINE ? text : "";
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
  const [one, other]: Record<string, unknown>[] = [toStored(a), toStored(b)];
  return Object.keys({ ...one, ...other }).every(
    (name) => JSON.stringify(one?.[name]) === JSON.stringify(other?.[name]),
  );
}

/**
 * Yields the records of a file part by part, each with the fraction of the file that has been read.
 * The unpacked text is never in memory as a whole. Throws `FileError`, possibly after some parts.
 */
export async function* readBackup(file: Blob): AsyncGenerator<[number, unknown[]]> {
  if (file.size > MEGABYTES * 1e6) throw tooLarge();
  const text = textOf(file);
  let head = "";
  while (head.length < HEAD.length) {
    const { done, value } = await text.next();
    if (done) break;
    head += value;
  }
  const parts = head.startsWith(HEAD) ? readLines(head, text) : readDocument(head, text);
  for await (const part of parts) {
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

/** @param text the text after `head` */
async function* readLines(
  head: string,
  text: AsyncGenerator<string>,
): AsyncGenerator<[number, unknown[]]> {
  const lines = splitLines(head, text);
  const { value: first } = await lines.next();
  const { layout, version, hands, others } = parsed(first ?? "");
  if (layout > LAYOUT || version > VERSION) throw new FileError("newer");
  const total = hands + others;
  let read = 0;
  for await (const line of lines) {
    const records = recordsOf(parsed(line), version);
    read += records.length;
    yield [Math.min(1, read / total), records];
  }
  if (read !== total) throw new FileError("not-json");
}

/**
 * The records of a line.
 *
 * @param version of its hands
 */
function recordsOf(block: unknown, version: unknown): unknown[] {
  if (!isObject(block)) throw new FileError("not-json");
  if (Array.isArray(block.others)) return block.others;
  const columns = isObject(block.hands) ? Object.entries(block.hands) : [];
  const [, first] = columns[0] ?? [];
  const isColumn = (column: [string, unknown]): column is [string, unknown[]] =>
    Array.isArray(column[1]) && Array.isArray(first) && column[1].length === first.length;
  if (!columns.every(isColumn) || !Array.isArray(first)) throw new FileError("not-json");
  return first.map((_, place) => ({
    ...Object.fromEntries(columns.map(([name, values]) => [name, values[place]])),
    version,
  }));
}

/** @param text the text after `head` */
async function* splitLines(head: string, text: AsyncGenerator<string>) {
  let line: string[] = [];
  let length = 0;
  for await (const part of joined(head, text)) {
    const [end = "", ...next] = part.split("\n");
    line.push(end);
    length += end.length;
    if (length > LONGEST_LINE) throw tooLarge(LONGEST_LINE / 1e6);
    for (const start of next) {
      yield line.join("");
      line = [start];
      length = start.length;
    }
  }
  if (length) throw new FileError("not-json");
}

/**
 * Reads the JSON document of an older version.
 *
 * @param text the text after `head`
 */
async function* readDocument(
  head: string,
  text: AsyncGenerator<string>,
): AsyncGenerator<[number, unknown[]]> {
  const parts = [];
  let length = 0;
  for await (const part of joined(head, text)) {
    parts.push(part);
    length += part.length;
    if (length > MEGABYTES * 1e6) throw tooLarge();
  }
  const content = parsed(parts.join(""));
  if (content?.format !== FORMAT || !Array.isArray(content.hands)) {
    throw new FileError("other-format");
  }
  const { version, hands, others } = content;
  if (version > VERSION) throw new FileError("newer");
  const all = [...hands, ...(Array.isArray(others) ? others : [])];
  for (const [place, slice] of slices(all)) {
    const before = place - slice.length;
    const records = slice.map((record, index) =>
      before + index < hands.length ? { ...record, version } : record,
    );
    yield [place / all.length, records];
  }
}

async function* joined(head: string, text: AsyncGenerator<string>) {
  yield head;
  yield* text;
}

function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileError("not-json");
  }
}
