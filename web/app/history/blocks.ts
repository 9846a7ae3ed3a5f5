import { fieldOf, readRecords, VERSION } from "./record.js";
import { isObject } from "./upgrades.js";

/** @import { Played } from "./played.js" */
/** @import { HandRecord } from "./record.js" */

/**
 * Many records as one value of the database, field by field: to read a value takes far longer than to
 * read one more record of it.
 *
 * @typedef {{version: number, columns: Record<string, unknown[]>}} Block
 */

/**
 * Records as a block. Equal lists and objects in them become one object, which is stored once.
 *
 * @param {HandRecord[]} records of this version, checked
 * @returns {Block}
 */
export function toBlock(records) {
  const shared = /** @type {Map<string, unknown>} */ (new Map());
  /** @param {unknown} value */
  function share(value) {
    if (typeof value !== "object") return value;
    const text = JSON.stringify(value);
    if (!shared.has(text)) shared.set(text, value);
    return shared.get(text);
  }
  const columns = /** @type {Block["columns"]} */ ({});
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
 * The hands of stored values, each of them a record or a block, and the records that cannot be read.
 *
 * @param {unknown[]} values
 */
export function readStored(values) {
  const hands = /** @type {Played[]} */ ([]);
  const refused = /** @type {unknown[]} */ ([]);
  for (const value of values) {
    const read = isBlock(value) ? readBlock(value) : readRecords([value]);
    for (const hand of read.hands) hands.push(hand);
    for (const record of read.refused) refused.push(record);
  }
  return { hands, refused };
}

/**
 * What was put into a block of this version had been checked.
 *
 * @param {Block} block
 * @returns {ReturnType<typeof readRecords>}
 */
function readBlock({ version, columns }) {
  if (version === VERSION) {
    const hands = rowsOf(columns, fieldOf);
    return { hands: /** @type {Played[]} */ (/** @type {unknown} */ (hands)), refused: [] };
  }
  return readRecords(rowsOf(columns).map((row) => ({ ...row, version })));
}

/**
 * @param {Block["columns"]} columns
 * @param {(name: string) => string} [nameOf] the name of a field in a row
 */
function rowsOf(columns, nameOf = (name) => name) {
  const fields = Object.entries(columns).map(([name, values]) => ({ name: nameOf(name), values }));
  return (columns.id ?? []).map((_, place) => {
    const row = /** @type {Record<string, unknown>} */ ({});
    for (const { name, values } of fields) {
      const value = values[place];
      if (value !== undefined) row[name] = value;
    }
    return row;
  });
}

/**
 * A block without the records of some ids; null where it has none of them.
 *
 * @param {unknown} block
 * @param {ReadonlySet<unknown>} ids
 * @returns {Block | null}
 */
export function without(block, ids) {
  if (!isBlock(block)) return null;
  const isKept = block.columns.id?.map((id) => !ids.has(id)) ?? [];
  if (isKept.every(Boolean)) return null;
  const columns = Object.entries(block.columns).map(([name, values]) => [
    name,
    values.filter((_, place) => isKept[place]),
  ]);
  return { ...block, columns: Object.fromEntries(columns) };
}

/** @type {(value: unknown) => value is Block} */
function isBlock(value) {
  if (!isObject(value) || !isObject(value.columns)) return false;
  return Object.values(value.columns).every(Array.isArray);
}
