import { signal } from "@preact/signals";

/**
 * What the browser says of the storage of this page: the bytes that are used, if it tells, and whether
 * it never deletes them by itself.
 */
type StorageFacts = { usage: number | null; lasting: boolean };

/** Null until it is asked, and where the browser does not tell. */
export const storageFacts = signal<StorageFacts | null>(null);

let asked = false;

/** Finds out what the browser says of the storage. */
export async function renewStorageFacts() {
  try {
    const lasting = await navigator.storage.persisted();
    const { usage = null } = await navigator.storage.estimate().catch(() => ({ usage: null }));
    storageFacts.value = { usage, lasting };
  } catch {}
}

/** Asks the browser never to delete what is kept; Firefox asks the player. */
export async function makeLasting() {
  await navigator.storage.persist().catch(() => false);
  await renewStorageFacts();
}

/**
 * Asks the same once a page where the browser decides without asking the player: Chromium and WebKit,
 * which name a vendor.
 */
export async function makeLastingQuietly() {
  if (asked || !navigator.vendor || !navigator.storage?.persist) return;
  asked = true;
  if (!(await navigator.storage.persisted().catch(() => true))) await makeLasting();
}
