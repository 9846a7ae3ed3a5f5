import { runCalls } from "./calls.js";
import { download } from "./download.js";
import { StartError } from "./errors.js";
import { failAfter } from "./limits.js";
import { expectAllowed, watchPolicy } from "./policy.js";
import { compile, startPyodide } from "./pyodide.js";

/** @import { EngineFile, Listener, Progress, Python } from "./types.d.ts" */

const START_LIMIT = 60_000;
const ENGINE = "twentyfour.bridge";

/**
 * Downloads Python and starts it, with the engine in it. Fails, and never hangs, when any of that
 * does not work. Who asks for it attaches a listener, at once or later.
 *
 * @param {EngineFile} wasm
 * @param {RequestCache} cache "reload" trusts nothing that an earlier start has left
 */
export function beginPython(wasm, cache) {
  /** @type {Progress} */
  let last = { stage: "download", fraction: 0 };
  let tell = (/** @type {Progress} */ _) => {};
  const starting = start(wasm, cache, (progress) => {
    last = progress;
    tell(progress);
  });
  starting.catch(() => {}); // whoever attaches a listener hears of it
  return {
    /**
     * @param {Listener} listener
     * @returns {Promise<Python>}
     */
    async attach({ onProgress, onWork }) {
      tell = onProgress;
      onProgress(last);
      return runCalls((await starting).pyimport(ENGINE), onWork);
    },
  };
}

/**
 * @param {EngineFile} wasm
 * @param {RequestCache} cache
 * @param {Listener["onProgress"]} onProgress
 */
async function start(wasm, cache, onProgress) {
  expectAllowed();
  const opened = download(wasm, cache, (fraction) => onProgress({ stage: "download", fraction }));
  const tooLate = opened.whole.then(() => {
    onProgress({ stage: "start", fraction: 1 });
    return failAfter(START_LIMIT, "Python did not start in time");
  });
  const blocked = watchPolicy();
  return Promise.race([boot(opened).catch(explain), tooLate]).catch(blocked);
}

/**
 * Starts Python while it is still being hashed; of one that turns out to be another than was built
 * nothing is ever asked. The snapshot is the same on every device: what is random begins here.
 *
 * @param {ReturnType<typeof download>} opened
 */
async function boot({ response, whole }) {
  try {
    const pyodide = await startPyodide(await compile(await response));
    pyodide.pyimport("random").seed();
    return pyodide;
  } finally {
    await whole; // where it fails too, it knows best what is wrong
  }
}

/**
 * @param {unknown} reason
 * @returns {never}
 */
function explain(reason) {
  throw reason instanceof RangeError ? new StartError("no-memory", reason) : reason;
}
