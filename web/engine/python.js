import { runCalls } from "./calls.js";
import { StartError } from "./errors.js";
import { openFiles } from "./files.js";
import { failAfter } from "./limits.js";
import { expectAllowed, watchPolicy } from "./policy.js";
import { compile, startPyodide } from "./pyodide.js";
import { loadScript } from "./script.js";

/** @import { Opened } from "./files.js" */
/** @import { Listener, Progress, Python, Runtime } from "./types.d.ts" */

const START_LIMIT = 60_000;
const ENGINE = "twentyfour.bridge";

/**
 * Downloads Python and starts it, with the engine in it. Fails, and never hangs, when any of that
 * does not work. Who asks for it attaches a listener, at once or later.
 *
 * @param {Runtime} runtime
 * @param {RequestCache} cache "reload" trusts nothing that an earlier start has left
 */
export function beginPython(runtime, cache) {
  /** @type {Progress} */
  let last = { stage: "download", fraction: 0 };
  let tell = (/** @type {Progress} */ _) => {};
  const starting = start(runtime, cache, (progress) => {
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
 * @param {Runtime} runtime
 * @param {RequestCache} cache
 * @param {Listener["onProgress"]} onProgress
 */
async function start(runtime, cache, onProgress) {
  expectAllowed();
  const opened = openFiles(runtime.files, cache, (fraction) =>
    onProgress({ stage: "download", fraction }),
  );
  const tooLate = opened.whole.then(() => {
    onProgress({ stage: "start", fraction: 1 });
    return failAfter(START_LIMIT, "Python did not start in time");
  });
  const blocked = watchPolicy();
  return Promise.race([boot(runtime, opened).catch(explain), tooLate]).catch(blocked);
}

/**
 * Starts Python while it is still being hashed; of one that turns out to be another than was built
 * nothing is ever asked. The snapshot is the same on every device: what is random begins here.
 *
 * @param {Runtime} runtime
 * @param {Opened} opened
 */
async function boot({ script }, opened) {
  try {
    const [module] = await Promise.all([
      opened.wasm.then(compile),
      opened.script.then(() => loadScript(script)),
    ]);
    const pyodide = await startPyodide(module);
    pyodide.pyimport("random").seed();
    return pyodide;
  } finally {
    await opened.whole; // where it fails too, it knows best what is wrong
  }
}

/**
 * @param {unknown} reason
 * @returns {never}
 */
function explain(reason) {
  throw reason instanceof RangeError ? new StartError("no-memory", reason) : reason;
}
