import { proxy, wrap } from "comlink";

/** @import { Remote } from "comlink" */
/** @import { Assets, Listener, Running } from "./types.d.ts" */
/** @import { EngineWorker } from "./worker.js" */

/**
 * Starts Python in a worker or, where no worker can be had, on the page itself.
 *
 * @param {Assets} assets
 * @param {Listener & { onCrash: (reason: Error) => void }} listener
 * @returns {Promise<Running>}
 */
export async function startEngine(assets, listener) {
  const worker = await createWorker(assets.worker);
  if (!worker) return startOnPage(assets, listener);
  breakdown(worker).catch(listener.onCrash);
  return startInWorker(worker, assets, listener);
}

/**
 * @param {Worker} worker
 * @param {Assets} assets
 * @param {Listener} listener
 * @returns {Promise<Running>}
 */
async function startInWorker(worker, assets, { onProgress, onWork }) {
  const stop = () => worker.terminate();
  try {
    const starting = remoteOf(worker).start(assets, proxy(onProgress), proxy(onWork));
    return { python: await Promise.race([starting, breakdown(worker)]), stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/**
 * @param {Assets} assets
 * @param {Listener} listener
 * @returns {Promise<Running>}
 */
async function startOnPage(assets, listener) {
  const { startPython } = await import("./python.js");
  return { python: await startPython(assets, listener), stop() {} };
}

/**
 * A worker whose script runs; null where there is none to be had (a page opened from a file, a
 * strict policy).
 *
 * @param {string} url
 */
async function createWorker(url) {
  try {
    const worker = new Worker(url);
    await Promise.race([remoteOf(worker).hello(), breakdown(worker)]);
    return worker;
  } catch {
    return null;
  }
}

/** @param {Worker} worker */
function remoteOf(worker) {
  return /** @type {Remote<EngineWorker>} */ (wrap(worker));
}

/**
 * Rejects when an error escapes the worker, and never fulfils.
 *
 * @param {Worker} worker
 * @returns {Promise<never>}
 */
function breakdown(worker) {
  return new Promise((_, reject) => {
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      reject(new Error(event.message ?? "the script of the worker did not load"));
    });
  });
}
