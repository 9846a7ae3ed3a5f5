import { promisifyRequest } from "idb-keyval";
import { failAfter } from "../../engine/limits.ts";
import { toBlock, without } from "./blocks.ts";
import { type HandRecord, readRecords, toRecords } from "./record.ts";
import { pause, SIZE, slices } from "./slices.ts";

const PATIENCE = 10_000;
const NAME = "twentyfour";

/**
 * The object store. A newly played hand is stored under its id, so that two tabs never overwrite
 * each other's hands. Older hands are stored together in blocks, under numbers. Of several versions
 * of a hand, the record under its id is the newest, then the record in the block with the highest
 * number.
 */
const HANDS = "hands";

/**
 * The key ranges of blocks and of records. In IndexedDB, numbers sort before strings, and arrays
 * after them.
 */
const BLOCKS: [number, number] = [0, Infinity];
const RECORDS: [string, never[]] = ["", []];

/** About as long as a record. */
const TRIAL = "-".repeat(1000);

export { readStored } from "./blocks.ts";

let opened: Promise<IDBDatabase> | undefined;

/** How many hands are fetched at a time, so that the page can work in between. */
const PART = 4 * SIZE;

/** Yields all blocks, then all records, part by part in the order of their keys. */
export async function* fetchParts(): AsyncGenerator<unknown[]> {
  const firsts = await inTime(
    change("readonly", (hands) =>
      Promise.all([readAhead(hands, BLOCKS, PART / SIZE), readAhead(hands, RECORDS, PART)]),
    ),
  );
  for (let part of firsts) {
    while (part) {
      yield await inTime(part.values);
      part = await inTime(part.next);
    }
  }
}

type StoredBatch = { values: Promise<unknown[]>; next: Promise<StoredBatch | null> };

/**
 * The first part, with a promise of the next. All parts are requested at once, so that the database
 * keeps reading while the page processes a part.
 *
 * @param keys the first and the last
 * @param size of a part
 */
async function readAhead(
  hands: IDBObjectStore,
  [from, to]: [IDBValidKey, IDBValidKey],
  size: number,
): Promise<StoredBatch | null> {
  const request = hands.openKeyCursor(IDBKeyRange.bound(from, to));
  async function step(): Promise<StoredBatch | null> {
    const cursor = await promisifyRequest(request);
    if (!cursor) return null;
    const range = IDBKeyRange.bound(cursor.key, to);
    cursor.advance(size);
    const part = { values: promisifyRequest(hands.getAll(range, size)), next: step() };
    for (const later of [part.values, part.next]) later.catch(() => {}); // `fetchParts` reports the failure when it awaits the promise
    return part;
  }
  return step();
}

/** Stores records of new hands; a whole slice is stored as a block. */
export const store = (records: HandRecord[]) =>
  write((hands) => (records.length < SIZE ? put(hands, records) : putBlock(hands, records)));

/** Replaces the records of the same hands. */
export const replace = (records: HandRecord[]) =>
  write(async (hands) => {
    await takeOut(hands, new Set(records.map(({ id }) => id)));
    await put(hands, records);
  });

/**
 * Moves single records into blocks as soon as there are enough of them for a block.
 *
 * @param ids of all hands, in the order of the blocks
 */
export async function pack(ids: string[]) {
  const range = IDBKeyRange.bound(...RECORDS);
  const keys = await inTime(
    change("readonly", (hands) => promisifyRequest(hands.getAllKeys(range))),
  );
  const alone = new Set(keys);
  for (const [, slice] of slices(ids.filter((id) => alone.has(id)))) {
    if (slice.length === SIZE) await write((hands) => packSlice(hands, slice));
    await pause();
  }
}

/** @param ids of hands with a single record, unless another tab has changed them */
async function packSlice(hands: IDBObjectStore, ids: string[]) {
  const stored = await Promise.all(ids.map((id) => promisifyRequest(hands.get(id))));
  const records = toRecords(readRecords(stored).hands);
  if (records.length === 0) return;
  await putBlock(hands, records);
  for (const { id } of records) hands.delete(id);
}

async function putBlock(hands: IDBObjectStore, records: HandRecord[]) {
  const last = await promisifyRequest(hands.openKeyCursor(IDBKeyRange.bound(...BLOCKS), "prev"));
  hands.put(toBlock(records), Number(last?.key ?? 0) + 1);
}

/**
 * Stores records under their ids. If an id has a record that cannot be read, such as a newer
 * version's, that record moves to another key.
 */
async function put(hands: IDBObjectStore, records: HandRecord[]) {
  const stored = await Promise.all(records.map(({ id }) => promisifyRequest(hands.get(id))));
  for (const [place, record] of records.entries()) {
    const old = stored[place];
    const isLost = old !== undefined && readRecords([old]).refused.length > 0;
    if (isLost) hands.put(old, `${record.id}#${Math.random().toString(36).slice(2)}`);
    hands.put(record, record.id);
  }
}

/** Removes records from the blocks. */
async function takeOut(hands: IDBObjectStore, ids: ReadonlySet<unknown>) {
  const request = hands.openCursor(IDBKeyRange.bound(...BLOCKS));
  for (;;) {
    const cursor = await promisifyRequest(request);
    if (!cursor) return;
    const rest = without(cursor.value, ids);
    if (rest?.columns.id?.length === 0) cursor.delete();
    else if (rest) cursor.update(rest);
    cursor.continue();
  }
}

/** Rejects if no record can be stored now, for example because the disk is full. */
export const tryToStore = () =>
  write((hands) => {
    hands.put(TRIAL, TRIAL);
    hands.delete(TRIAL);
  });

export const remove = (ids: string[]) =>
  write(async (hands) => {
    for (const id of ids) hands.delete(id);
    await takeOut(hands, new Set(ids));
  });

export const erase = () =>
  write((hands) => {
    hands.clear();
  });

/** @param work runs in one transaction */
async function write(work: (hands: IDBObjectStore) => void | Promise<void>) {
  await inTime(
    change("readwrite", async (hands) => {
      await work(hands);
      return promisifyRequest(hands.transaction);
    }),
  );
}

async function change<T>(mode: IDBTransactionMode, work: (hands: IDBObjectStore) => Promise<T>) {
  opened ??= open();
  const database = await opened.catch((error) => {
    opened = undefined;
    throw error;
  });
  return work(database.transaction(HANDS, mode).objectStore(HANDS));
}

/**
 * Opens the database in its current version. The connection closes when another tab upgrades the
 * database.
 */
async function open() {
  const request = indexedDB.open(NAME);
  request.onupgradeneeded = () => request.result.createObjectStore(HANDS);
  const database = await promisifyRequest(request);
  const forget = () => {
    opened = undefined;
  };
  database.onclose = forget;
  database.onversionchange = () => {
    database.close();
    forget();
  };
  return database;
}

/** Fails after a time limit, because some browsers never answer a request to open a database. */
function inTime<T>(work: Promise<T>) {
  return Promise.race([work, failAfter(PATIENCE, "the browser's database does not answer")]);
}
