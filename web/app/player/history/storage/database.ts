import { type IDBPDatabase, type IDBPObjectStore, openDB } from "idb";
import { failAfter } from "../../../../engine/limits.ts";
import type { Played } from "../../../table/hand/played.ts";
import { readRecords, saysMore } from "./record.ts";
import { SIZE } from "./slices.ts";

/** Changed fields of hands, by the ids of the hands. A changed `id` replaces the id of the hand. */
export type Changes = ReadonlyMap<string, Partial<Played>>;

export { followSettingsCopy } from "../lost/settings-copy.ts";

/** In milliseconds. */
const LONGEST_WAIT = 10_000;
const NAME = "twentyfour-hands";

/** The object store with each record under its id. Ids begin with a time. */
const HANDS = "hands";

/** The object store with other values of the player, such as the lists. */
const VALUES = "values";

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
 * Stores records under their ids, unless the stored record of an id says as much. If an id has a
 * record that cannot be read, such as a newer version's, that record moves to another key.
 */
export const store = (records: Played[]) => write(HANDS, (hands) => put(hands, records, saysMore));

/**
 * Stores a record under its id, unless the id has a record. The write needs no further turn of this
 * page, and is on the disk when it ends, because the browser may be killed in the next moment.
 */
export async function storeAtOnce(record: Played) {
  const database = await connect();
  const transaction = database.transaction(HANDS, "readwrite", { durability: "strict" });
  const added = transaction.store.add(record, record.id);
  transaction.commit();
  await Promise.all([added, transaction.done]);
}

/** @param replaces whether a record replaces the readable one with its id */
async function put(hands: Hands, records: Played[], replaces: typeof saysMore = () => true) {
  const stored = await readStored(
    hands,
    records.map(({ id }) => id),
  );
  const known = new Map(stored.hands.map((hand) => [hand.id, hand]));
  const unreadable = new Set(stored.refused);
  await Promise.all(
    records.flatMap((record, place) => {
      if (!replaces(record, known.get(record.id))) return [];
      const old = stored.values[place];
      const aside = `${record.id}#${Math.random().toString(36).slice(2)}`;
      return [unreadable.has(old) && hands.put(old, aside), hands.put(record, record.id)];
    }),
  );
}

/** Changes fields of the records that are still stored. A record with a new id moves to it. */
export const change = (changes: Changes) =>
  write(HANDS, async (hands) => {
    const stored = await readStored(hands, [...changes.keys()]);
    const changed = stored.hands.map((hand) => ({ ...hand, ...changes.get(hand.id) }));
    const moved = stored.hands.filter(({ id }, place) => id !== changed[place]?.id);
    await Promise.all(moved.map(({ id }) => hands.delete(id)));
    await put(hands, changed);
  });

/** The stored values of some ids, and the readable and unreadable records among them. */
async function readStored(hands: Hands, ids: string[]) {
  const values: unknown[] = await Promise.all(ids.map((id) => hands.get(id)));
  return { values, ...readRecords(values.filter((value) => value !== undefined)) };
}

/** Rejects if no record can be stored now, for example because the disk is full. */
export const tryToStore = () =>
  write(HANDS, (hands) => Promise.all([hands.put(TRIAL, TRIAL), hands.delete(TRIAL)]));

export const remove = (ids: string[]) =>
  write(HANDS, (hands) => Promise.all(ids.map((id) => hands.delete(id))));

export const erase = () => write(HANDS, (hands) => hands.clear());

/**
 * Changes another value in one transaction, so that two tabs do not overwrite each other's changes.
 * Returns the new value. Writes nothing if the value is the same.
 */
export const changeValue = (key: string, next: (stored: unknown) => unknown) =>
  write(VALUES, async (values) => {
    const stored: unknown = await values.get(key);
    const changed = next(stored);
    if (changed !== stored) await values.put(changed, key);
    return changed;
  });

type Store<Name extends string> = IDBPObjectStore<unknown, [Name], Name, "readwrite">;
type Hands = Store<typeof HANDS>;

/** @param work runs in one transaction, whose failure is reported before that of its requests */
function write<Name extends string, Result>(
  name: Name,
  work: (store: Store<Name>) => Promise<Result>,
) {
  return inTime(
    connect().then(async (database) => {
      const { store, done } = database.transaction(name, "readwrite");
      const working = work(store);
      working.catch(() => {});
      await done;
      return working;
    }),
  );
}

/**
 * Opens the database in its current version. The connection closes when another tab upgrades the
 * database.
 */
function connect() {
  opened ??= open();
  opened.catch(forget);
  return opened;
}

function forget() {
  opened = undefined;
}

/** Opens the database, and adds the object stores that it lacks. */
async function open(version?: number): Promise<IDBPDatabase> {
  const database = await openDB(NAME, version, {
    upgrade(upgraded) {
      for (const name of lacking(upgraded)) upgraded.createObjectStore(name);
    },
    blocking(_, __, { target }) {
      (target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  if (lacking(database).length === 0) return database;
  database.close();
  return open(database.version + 1);
}

const lacking = (database: IDBPDatabase) =>
  [HANDS, VALUES].filter((name) => !database.objectStoreNames.contains(name));

/** Fails after a time limit, because some browsers never answer a request to open a database. */
function inTime<T>(work: Promise<T>) {
  return Promise.race([work, failAfter(LONGEST_WAIT, "the browser's database does not answer")]);
}
