import { signal } from "@preact/signals";

/**
 * What the browser reports about the storage of this page: the bytes in use, if known, and whether
 * the storage is persistent.
 */
type StorageFacts = { usage: number | null; lasting: boolean };

/** Null before the first request, and if the browser does not report it. */
export const storageFacts = signal<StorageFacts | null>(null);

let asked = false;

/** Asks the browser about the storage. */
export async function renewStorageFacts() {
  try {
    const lasting = await navigator.storage.persisted();
    const { usage = null } = await navigator.storage.estimate().catch(() => ({ usage: null }));
    storageFacts.value = { usage, lasting };
  } catch {}
}

/** Asks the browser never to delete the stored data. Firefox asks the player. */
export async function makeLasting() {
  await navigator.storage.persist().catch(() => false);
  await renewStorageFacts();
}

/**
 * Asks once for each load of the page, but only in browsers that decide without asking the player.
 * These are Chromium and WebKit, which have a `navigator.vendor`.
 */
export async function makeLastingQuietly() {
  if (asked || !navigator.vendor || !navigator.storage?.persist) return;
  asked = true;
  if (!(await navigator.storage.persisted().catch(() => true))) await makeLasting();
}
