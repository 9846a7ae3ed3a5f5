import type { Played } from "./played.ts";
import { fieldOf, type HandRecord, readRecords, VERSION } from "./record.ts";
import { isObject } from "./upgrades.ts";

/**
 * Many records as one value of the database, field by field. Each value of the database is slow to
 * read; further records in a value cost little.
 */
type Block = { version: number; columns: Record<string, unknown[]> };

/**
 * Records as a block. Equal lists and objects in them become one object, which is stored once.
 *
 * @param records of this version, checked
 */
export function toBlock(records: HandRecord[]): Block {
  const shared = new Map<string, unknown>();
  function share(value: unknown) {
    if (typeof value !== "object") return value;
    const text = JSON.stringify(value);
    if (!shared.has(text)) shared.set(text, value);
    return shared.get(text);
  }
  const columns: Block["columns"] = {};
  for (const [place, { version: _, ...record }] of records.entries()) {
    for (const [name, value] of Object.entries(record)) {
      const column = columns[name] ?? Array(records.length).fill(undefined);
      columns[name] = column;
      column[place] = share(value);
    }
  }
  return { version: VERSION, columns };
}

/**
 * The hands of stored values, each of which is a record or a block, and the records that cannot be
 * read.
 */
export function readStored(values: unknown[]) {
  const hands: Played[] = [];
  const refused: unknown[] = [];
  for (const value of values) {
    const read = isBlock(value) ? readBlock(value) : readRecords([value]);
    for (const hand of read.hands) hands.push(hand);
    for (const record of read.refused) refused.push(record);
  }
  return { hands, refused };
}

/**
 * Records are checked before they enter a block, so a block of this version is not checked again.
 */
function readBlock({ version, columns }: Block): ReturnType<typeof readRecords> {
  if (version === VERSION) {
    const hands = rowsOf(columns, fieldOf);
    return { hands: hands as unknown as Played[], refused: [] };
  }
  return readRecords(rowsOf(columns).map((row) => ({ ...row, version })));
}

/** @param nameOf returns the name of a field in a row */
function rowsOf(columns: Block["columns"], nameOf: (name: string) => string = (name) => name) {
  const fields = Object.entries(columns).map(([name, values]) => ({ name: nameOf(name), values }));
  return (columns.id ?? []).map((_, place) => {
    const row: Record<string, unknown> = {};
    for (const { name, values } of fields) {
      const value = values[place];
      if (value !== undefined) row[name] = value;
    }
    return row;
  });
}

/** A block without the records of the given ids; null if it contains none of them. */
export function without(block: unknown, ids: ReadonlySet<unknown>): Block | null {
  if (!isBlock(block)) return null;
  const isKept = block.columns.id?.map((id) => !ids.has(id)) ?? [];
  if (isKept.every(Boolean)) return null;
  const columns = Object.entries(block.columns).map(([name, values]) => [
    name,
    values.filter((_, place) => isKept[place]),
  ]);
  return { ...block, columns: Object.fromEntries(columns) };
}

function isBlock(value: unknown): value is Block {
  if (!isObject(value) || !isObject(value.columns)) return false;
  return Object.values(value.columns).every(Array.isArray);
}
