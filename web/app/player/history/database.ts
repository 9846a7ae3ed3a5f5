import { type IDBPDatabase, type IDBPObjectStore, openDB } from "idb";
import { failAfter } from "../../../engine/limits.ts";
import type { Played } from "../../table/hand/played.ts";
import { readRecords } from "./record.ts";
import { SIZE } from "./slices.ts";

export { followSettingsCopy } from "./settings-copy.ts";

/** In milliseconds. */
const LONGEST_WAIT = 10_000;
const NAME = "twentyfour-hands";

/** The object store, with each record under its id. Ids begin with the time of the record. */
const HANDS = "hands";

/** About as long as a record. */
const TRIAL = "-".repeat(1000);

/** How many records are read at a time, so that the page can work in between. */
const PART = 4 * SIZE;

let opened: Promise<IDBPDatabase> | undefined;

/**
 * Yields all stored values, part by part in the order of their keys. All parts are requested at
 * once, so that the database keeps reading while the page processes a part.
 */
export async function* fetchParts(): AsyncGenerator<unknown[]> {
  const parts = await inTime(
    connect().then(async (database) => {
      const { store } = database.transaction(HANDS);
      const firsts = [];
      let cursor = await store.openKeyCursor();
      for (; cursor; cursor = await cursor.advance(PART)) firsts.push(cursor.key);
      return firsts.map((first) => store.getAll(IDBKeyRange.lowerBound(first), PART));
    }),
  );
  for (const part of parts) part.catch(() => {}); // the loop below reports the failure
  for (const part of parts) yield await inTime(part);
}

/**
 * Stores records under their ids. If an id has a record that cannot be read, such as a newer
 * version's, that record moves to another key.
 */
export const store = (records: Played[]) =>
  write(async (hands) => {
    const stored = await Promise.all(records.map(({ id }) => hands.get(id)));
    const { refused } = readRecords(stored.filter((value) => value !== undefined));
    const unreadable = new Set(refused);
    await Promise.all(
      records.flatMap((record, place) => {
        const old: unknown = stored[place];
        const aside = `${record.id}#${Math.random().toString(36).slice(2)}`;
        return [unreadable.has(old) && hands.put(old, aside), hands.put(record, record.id)];
      }),
    );
  });

/** Rejects if no record can be stored now, for example because the disk is full. */
export const tryToStore = () =>
  write((hands) => Promise.all([hands.put(TRIAL, TRIAL), hands.delete(TRIAL)]));

export const remove = (ids: string[]) =>
  write((hands) => Promise.all(ids.map((id) => hands.delete(id))));

export const erase = () => write((hands) => hands.clear());

type Hands = IDBPObjectStore<unknown, [typeof HANDS], typeof HANDS, "readwrite">;

/** @param work runs in one transaction, whose failure is reported before that of its requests */
async function write(work: (hands: Hands) => Promise<unknown>) {
  await inTime(
    connect().then(async (database) => {
      const { store: hands, done } = database.transaction(HANDS, "readwrite");
      const working = work(hands);
      working.catch(() => {});
      await done;
      await working;
    }),
  );
}

/**
 * Opens the database in its current version. The connection closes when another tab upgrades the
 * database.
 */
function connect() {
  const forget = () => {
    opened = undefined;
  };
  opened ??= openDB(NAME, undefined, {
    upgrade: (database) => void database.createObjectStore(HANDS),
    blocking(_, __, { target }) {
      (target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}

/** Fails after a time limit, because some browsers never answer a request to open a database. */
function inTime<T>(work: Promise<T>) {
  return Promise.race([work, failAfter(LONGEST_WAIT, "the browser's database does not answer")]);
}
