import { runCalls } from "./calls.js";
import { StartError } from "./errors.js";
import { openFiles } from "./files.js";
import { failAfter } from "./limits.js";
import { expectAllowed, watchPolicy } from "./policy.js";
import { compile, startPyodide } from "./pyodide.js";
import { loadScript } from "./script.js";

/** @import { Opened } from "./files.js" */
/** @import { Assets, Listener, Python } from "./types.d.ts" */

const START_LIMIT = 60_000;
const ENGINE = "twentyfour.bridge";

/**
 * Downloads Python and starts it, with the engine in it. Fails, and never hangs, when any of that
 * does not work.
 *
 * @param {Assets} assets
 * @param {RequestCache} cache "reload" trusts nothing that an earlier start has left
 * @param {Listener} listener
 * @returns {Promise<Python>}
 */
export async function startPython(assets, cache, { onProgress, onWork }) {
  expectAllowed();
  const opened = openFiles(assets.files, cache, (fraction) =>
    onProgress({ stage: "download", fraction }),
  );
  const tooLate = opened.whole.then(() => {
    onProgress({ stage: "start", fraction: 1 });
    return failAfter(START_LIMIT, "Python did not start in time");
  });
  const blocked = watchPolicy();
  const pyodide = await Promise.race([boot(assets, opened).catch(explain), tooLate]).catch(blocked);
  return runCalls(pyodide.pyimport(ENGINE), onWork);
}

/**
 * Starts Python while it is still being hashed; of one that turns out to be another than was built
 * nothing is ever asked. The snapshot is the same on every device: what is random begins here.
 *
 * @param {Assets} assets
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
