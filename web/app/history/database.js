import { promisifyRequest } from "idb-keyval";
import { failAfter } from "../../engine/limits.js";
import { readRecords } from "./record.js";

/** @import { HandRecord } from "./record.js" */

const PATIENCE = 10_000;
const NAME = "twentyfour";

/** Every hand lies under its own id, so that two tabs never overwrite one another's. */
const HANDS = "hands";

/** About as long as a record. */
const TRIAL = "-".repeat(1000);

/** @type {Promise<IDBDatabase> | undefined} */
let opened;

/** How many records are fetched at a time, so that the page goes on between. */
const PART = 4000;

/**
 * All records, part by part in the order of their keys.
 *
 * @returns {AsyncGenerator<unknown[]>}
 */
export async function* fetchParts() {
  let part = await inTime(change("readonly", readAhead));
  while (part) {
    yield await inTime(part.records);
    part = await inTime(part.next);
  }
}

/** @typedef {{records: Promise<unknown[]>, next: Promise<Part | null>}} Part */

/**
 * The first part, which leads to the others: all are asked for at once, so that the database reads on while
 * the page takes in one.
 *
 * @param {IDBObjectStore} hands
 * @returns {Promise<Part | null>}
 */
async function readAhead(hands) {
  const request = hands.openKeyCursor();
  /** @returns {Promise<Part | null>} */
  async function step() {
    const cursor = await promisifyRequest(request);
    if (!cursor) return null;
    const range = IDBKeyRange.lowerBound(cursor.key);
    cursor.advance(PART);
    const part = { records: promisifyRequest(hands.getAll(range, PART)), next: step() };
    for (const later of [part.records, part.next]) later.catch(() => {}); // said when its turn comes
    return part;
  }
  return step();
}

/**
 * Stores records. One that lies under the same id and can't be read, such as that of a newer version,
 * is kept under a key beside it.
 *
 * @param {HandRecord[]} records
 */
export async function store(records) {
  await inTime(
    change("readwrite", async (hands) => {
      const stored = await Promise.all(records.map(({ id }) => promisifyRequest(hands.get(id))));
      for (const [place, record] of records.entries()) {
        const old = stored[place];
        const isLost = old !== undefined && readRecords([old]).refused.length > 0;
        if (isLost) hands.put(old, `${record.id}#${Math.random().toString(36).slice(2)}`);
        hands.put(record, record.id);
      }
      return promisifyRequest(hands.transaction);
    }),
  );
}

/** Rejects where no record could be stored now, such as on a full disk. */
export async function tryToStore() {
  await inTime(
    change("readwrite", (hands) => {
      hands.put(TRIAL, TRIAL);
      hands.delete(TRIAL);
      return promisifyRequest(hands.transaction);
    }),
  );
}

/** @param {string[]} ids */
export async function remove(ids) {
  await inTime(
    change("readwrite", (hands) => {
      for (const id of ids) hands.delete(id);
      return promisifyRequest(hands.transaction);
    }),
  );
}

export async function erase() {
  await inTime(change("readwrite", (hands) => promisifyRequest(hands.clear())));
}

/**
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(hands: IDBObjectStore) => Promise<T>} work
 */
async function change(mode, work) {
  opened ??= open();
  const database = await opened.catch((error) => {
    opened = undefined;
    throw error;
  });
  return work(database.transaction(HANDS, mode).objectStore(HANDS));
}

/** Opens the database, in whatever version it is; it is closed for a tab that makes a newer one of it. */
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

/**
 * Fails after a while: some browsers never answer a request to open a database.
 *
 * @template T
 * @param {Promise<T>} work
 */
function inTime(work) {
  return Promise.race([work, failAfter(PATIENCE, "the browser's database does not answer")]);
}
