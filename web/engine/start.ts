import { proxy, wrap } from "comlink";
import { download } from "./download.js";
import { StartError } from "./errors.js";
import { failAfter, watchdog } from "./limits.js";
import { loadScript } from "./script.js";
import { trusted } from "./trusted.js";

/** @import { Remote } from "comlink" */
/** @import { Assets, Listener, PythonFiles, Running, StartOptions } from "./types.d.ts" */
/** @import { EnginePlace } from "./worker.js" */

const HELLO_LIMIT = 20_000;
const SILENCE_LIMIT = 90_000;

/** A WebAssembly with a function that catches an exception, as CPython does. */
const CATCHES = Uint8Array.of(
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0], // version 1
  ...[1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0], // a function without parameters and results
  ...[10, 8, 1, 6, 0, 6, 0x40, 0x19, 11, 11], // try, catch_all, end
);

/**
 * Starts Python in a worker or, where no worker can be had, on the page itself.
 *
 * @param {Assets} assets
 * @param {StartOptions} options
 * @param {Listener & { onCrash: (reason: Error) => void }} listener
 * @returns {Promise<Running>}
 */
export async function startEngine({ worker, whole, ...files }, options, listener) {
  if (!globalThis.WebAssembly?.validate(CATCHES))
    throw new StartError("no-webassembly", "WebAssembly with exceptions is missing");
  if (options.whole && !whole) throw new StartError("missing", "this edition has no whole Python");
  const wanted = options.whole && whole ? { ...files, wasm: whole } : files;
  const place = openWorker(worker.url);
  if (place) {
    const answered = answers(place);
    const started = startInWorker(place, wanted, options.cache, listener);
    started.catch(() => {});
    if (await answered) {
      place.broken.catch(listener.onCrash);
      return started;
    }
    place.stop();
  }
  return startOnPage(worker, wanted, options.cache, listener);
}

/**
 * @param {WorkerPlace} place
 * @param {PythonFiles} files
 * @param {RequestCache} cache
 * @param {Listener} listener
 * @returns {Promise<Running>}
 */
async function startInWorker({ remote, broken, stop }, files, cache, listener) {
  const { onProgress, onTurn, onWork } = listener;
  const patience = watchdog(SILENCE_LIMIT, "the worker fell silent");
  const onSign = proxy((/** @type {Parameters<typeof onProgress>[0]} */ progress) => {
    patience.heard();
    onProgress(progress);
  });
  try {
    const starting = remote.start(files, cache, onSign, proxy(onTurn), proxy(onWork));
    const python = await Promise.race([starting, broken, patience.silence]);
    return { python, ping: () => remote.hello(), stop };
  } catch (error) {
    stop();
    throw error;
  } finally {
    patience.stop();
  }
}

/**
 * @param {Assets["worker"]} script
 * @param {PythonFiles} files
 * @param {RequestCache} cache
 * @param {Listener} listener
 * @returns {Promise<Running>}
 */
async function startOnPage(script, files, cache, { onProgress, onTurn, onWork }) {
  if (!globalThis.engineHere) {
    await download(script, cache).whole;
    await loadScript(script.url);
  }
  const { start } = /** @type {EnginePlace} */ (globalThis.engineHere);
  const python = await start(files, cache, onProgress, onTurn, onWork);
  return { python, ping: null, stop() {} };
}

/**
 * Null where there is no worker to be had.
 *
 * @param {string} url
 */
function openWorker(url) {
  try {
    return connect(new Worker(trusted(url), { type: "module" }));
  } catch {
    return null;
  }
}

/**
 * Whether the script of a worker runs: on a page opened from a file, or with a strict policy, it may not.
 *
 * @param {WorkerPlace} place
 */
async function answers({ remote, broken }) {
  try {
    await Promise.race([remote.hello(), broken, failAfter(HELLO_LIMIT, "no hello")]);
    return true;
  } catch {
    return false;
  }
}

/**
 * `broken` rejects when an error escapes the worker, and never fulfils. `remote` must be the only
 * one, and live as long as the worker: Comlink closes the line when the last one is collected.
 *
 * @typedef {{ remote: Remote<EnginePlace>, broken: Promise<never>, stop: () => void }} WorkerPlace
 */

/**
 * @param {Worker} worker
 * @returns {WorkerPlace}
 */
function connect(worker) {
  /** @type {WorkerPlace["remote"]} */
  const remote = wrap(worker);
  return {
    remote,
    broken: new Promise((_, reject) => {
      worker.addEventListener("error", (event) => {
        event.preventDefault();
        reject(new Error(event.message ?? "the script of the worker did not load"));
      });
    }),
    stop: () => worker.terminate(),
  };
}
