/**
 * The worker that the page's first bytes start, so that Python is on its way while the scripts of the
 * page still arrive.
 */

/** In the address of a worker that begins before it is asked. */
export const EARLY = "#early";

/**
 * Starts the worker, unless something forbids it: then the page finds out, and says so, later.
 *
 * @param {string} address
 */
export function startEarly(address) {
  try {
    const url = address + EARLY;
    const policy = globalThis.trustedTypes?.createPolicy("twentyfour-early", {
      createScriptURL: () => url,
    });
    const worker = new Worker(policy ? policy.createScriptURL(url) : url, { type: "module" });
    globalThis.earlyWorker = worker;
    worker.addEventListener("error", () => {
      globalThis.earlyWorker = undefined;
    });
  } catch {
    // There is none, or it is not allowed.
  }
}

/** That worker, for the first who asks. */
export function takeEarly() {
  const worker = globalThis.earlyWorker;
  globalThis.earlyWorker = undefined;
  return worker;
}
