import { signal } from "@preact/signals";
import { fieldsOf, type Refusal, refusalFor } from "../../base/browser/storage.ts";
import { type HandList, merged, readLists, writeLists } from "./lists.ts";

/** All lists of the player, and how often they were changed. */
type Kept = { changes: number; lists: HandList[] };

/**
 * The copy. It may be ahead of the database, because the tab was closed or the database refused:
 * `base` is then the number of changes that the database had, else it is null.
 */
type Copy = Kept & { base: number | null };

type Change = (kept: Kept) => Kept;

const NONE: Kept = { changes: 0, lists: [] };

/** Where lists are kept. */
export interface Places {
  /**
   * Changes the value in the database in one transaction, unless `next` returns the same value.
   * Rejects if the database refuses.
   */
  change: (next: (stored: unknown) => unknown) => Promise<unknown>;
  loadCopy: () => unknown;
  saveCopy: (value: unknown) => Refusal;
  /** Tells the other tabs. */
  send: (value: object) => void;
  /** Called if the database has lost the lists, which the copy brings back. */
  onLost: () => void;
}

/**
 * Keeps lists in the database, with a copy in another storage. A change is in memory and in the copy
 * at once. The database applies it to what it has then, so that two tabs keep the changes of both.
 */
export function createKeptLists({ change, loadCopy, saveCopy, send, onLost }: Places) {
  const earlier = readCopy(loadCopy());
  const kept = signal<Kept>(earlier ?? NONE);
  const refusal = signal<Refusal>(null);
  /** The number of changes of the database when it was read last. */
  let base = earlier?.base ?? earlier?.changes ?? 0;
  let pending: Change[] = earlier && earlier.base !== null ? [restoring(earlier, base)] : [];
  let storing = Promise.resolve();
  let isQueued = false;
  let copied: Refusal = null;

  function copy() {
    copied = saveCopy({ ...written(kept.peek()), base: pending.length ? base : null });
  }

  async function storePending() {
    isQueued = false;
    const offered = pending;
    let isLost = false;
    try {
      const stored = await change((value) => {
        const known = readKept(value);
        isLost = known === null && (earlier?.lists.length ?? 0) > 0;
        const before = known ?? earlier ?? NONE;
        return offered.length || isLost ? written(applied(before, offered)) : value;
      });
      pending = pending.slice(offered.length);
      const taken = readKept(stored) ?? NONE;
      base = taken.changes;
      kept.value = applied(taken, pending);
      copy();
      refusal.value = null;
      if (isLost) onLost();
    } catch (error) {
      if (pending.length) pending = [restoring(kept.peek(), base)];
      refusal.value = copied && (copied === "full" ? copied : refusalFor(error));
    }
    if (offered.length) send(written(kept.peek()));
  }

  /** Gives the database all changes that it has not taken yet, and reads what it has. */
  function store() {
    if (!isQueued) storing = storing.then(storePending);
    isQueued = true;
    return storing;
  }

  return {
    kept,
    /** Why neither place took the lists, so that they last until the page is closed. */
    refusal,
    store,

    change(next: (lists: HandList[]) => HandList[]) {
      const changing: Change = ({ changes, lists }) => ({
        changes: changes + 1,
        lists: next(lists),
      });
      pending = [...pending, changing];
      kept.value = changing(kept.peek());
      copy();
      return store();
    },

    /** Takes the lists of another tab. */
    hear(value: unknown) {
      const theirs = readKept(value);
      if (!theirs) return;
      kept.value = applied(theirs, pending);
      if (pending.length) copy();
    },
  };
}

const applied = (kept: Kept, changes: Change[]) =>
  changes.reduce((changed, next) => next(changed), kept);

/**
 * A change to what the database has not taken. If another tab has changed the lists since, the lists
 * of both are joined, because nothing says which hand was removed and which was added.
 *
 * @param base the number of changes before
 */
const restoring =
  (own: Kept, base: number): Change =>
  (kept) =>
    kept.changes === base
      ? own
      : { changes: Math.max(kept.changes, own.changes) + 1, lists: merged(own.lists, kept.lists) };

const written = ({ changes, lists }: Kept) => ({ changes, lists: writeLists(lists) });

function readKept(value: unknown): Kept | null {
  const { changes, lists } = fieldsOf(value);
  if (!Array.isArray(lists)) return null;
  return { changes: Number.isSafeInteger(changes) ? Number(changes) : 0, lists: readLists(lists) };
}

function readCopy(value: unknown): Copy | null {
  const read = readKept(value);
  const { base } = fieldsOf(value);
  return read && { ...read, base: Number.isSafeInteger(base) ? Number(base) : null };
}
