import { digest } from "./digest.js";

/** @import { PyodideAPI } from "pyodide" */

/**
 * The memory of a Python that has just started, kept on this device so that the next start need not
 * repeat it. It is taken before the first call, so that nothing of a player is in it.
 *
 * One is kept for each place that the game is served from: its address carries the hash of the
 * build, and the first one of a new build deletes the old one.
 */

const CACHE = "twentyfour-snapshot";
const DIGEST = "X-SHA-256";
const SIZE = "X-Memory-Size";

/**
 * @typedef {object} Snapshot
 * @property {Uint8Array} memory
 * @property {Promise<void>} sound rejects when it is not what was once kept
 */

/**
 * The snapshot kept at that address; null where there is none.
 *
 * @param {string} address
 * @returns {Promise<Snapshot | null>}
 */
export async function recall(address) {
  try {
    const kept = await (await caches.open(CACHE)).match(address);
    if (!kept) return null;
    const bytes = new Uint8Array(await kept.arrayBuffer());
    const sound = digest(bytes).then((found) => {
      if (found !== kept.headers.get(DIGEST)) throw new Error("the snapshot is not sound");
    });
    sound.catch(() => {});
    const memory = new Uint8Array(Number(kept.headers.get(SIZE)));
    memory.set(bytes);
    return { memory, sound };
  } catch {
    return null;
  }
}

/**
 * Takes a snapshot at once and keeps it, where the browser lets us, in place of older ones.
 *
 * @param {string} address
 * @param {PyodideAPI} pyodide one that was started with `_makeSnapshot`
 */
export async function remember(address, pyodide) {
  try {
    const memory = /** @type {Uint8Array<ArrayBuffer>} */ (pyodide.makeMemorySnapshot());
    const bytes = memory.subarray(0, lengthUsed(memory));
    const headers = { [DIGEST]: await digest(bytes), [SIZE]: String(memory.length) };
    await forget(address);
    await (await caches.open(CACHE)).put(address, new Response(bytes, { headers }));
  } catch {
    // Not to be had, or not to be kept: the next start is a normal one.
  }
}

/**
 * Drops every snapshot in the folder of that address.
 *
 * @param {string} address
 */
export async function forget(address) {
  try {
    const cache = await caches.open(CACHE);
    const folder = new URL(".", address).href;
    const kept = await cache.keys();
    const ours = kept.filter(({ url }) => new URL(".", url).href === folder);
    await Promise.all(ours.map((request) => cache.delete(request)));
  } catch {
    // There is nothing where nothing can be kept.
  }
}

/** @param {Uint8Array} memory */
function lengthUsed(memory) {
  let end = memory.length;
  while (end && !memory[end - 1]) end--;
  return end;
}
