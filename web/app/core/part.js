import { signal } from "@preact/signals";
import { restOfWords } from "./i18n.js";
import { laterStyles } from "./later-styles.js";

/**
 * Code that is loaded when it is wanted, or before, together with the words and
 * styles.
 *
 * @template T
 * @param {() => Promise<T>} fetchPart such as `() => import("./part.js")`
 */
export function createPart(fetchPart) {
  const loaded = signal(/** @type {T | null} */ (null));
  let pending = /** @type {Promise<void> | null} */ (null);

  async function fetchAll() {
    try {
      const [part] = await Promise.all([fetchPart(), restOfWords(), laterStyles()]);
      loaded.value = part;
    } catch (error) {
      pending = null;
      throw error;
    }
  }

  return {
    /** The part once it is there, until then null. */
    loaded,

    /** Loads the part, at most once at a time. Rejects where it does not arrive; call it to try again. */
    load() {
      pending ??= fetchAll();
      return pending;
    },
  };
}

/**
 * Loads parts one after the other while the browser has nothing else to do. One that does not arrive
 * is tried again when it is wanted.
 *
 * @param {Iterable<{load: () => Promise<void>}>} parts
 */
export async function prefetch(parts) {
  for (const part of parts) {
    await idle();
    await part.load().catch(() => {});
  }
}

/** Safari has no `requestIdleCallback`. */
const idle = () =>
  new Promise((resolve) =>
    (globalThis.requestIdleCallback ?? setTimeout)(() => resolve(undefined)),
  );
