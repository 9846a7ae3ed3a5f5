import { runCalls } from "./calls.js";
import { StartError } from "./errors.js";
import { openFiles } from "./files.js";
import { failAfter } from "./limits.js";
import { expectAllowed, watchPolicy } from "./policy.js";
import { compile, startPyodide } from "./pyodide.js";
import { loadScript } from "./script.js";
import { forget, recall, remember } from "./snapshot.js";

/** @import { Opened } from "./files.js" */
/** @import { Assets, Listener, Python } from "./types.d.ts" */

const START_LIMIT = 60_000;
const WHEEL = "/lib/twentyfour.whl";
const ENGINE = "twentyfour.bridge";

/**
 * Downloads and starts Python with the engine in it; from the snapshot of an earlier start where
 * there is one. Fails, and never hangs, when any of that does not work.
 *
 * @param {Assets} assets
 * @param {RequestCache} cache "reload" trusts nothing that an earlier start has left
 * @param {Listener} listener
 * @returns {Promise<Python>}
 */
export async function startPython(assets, cache, { onProgress, onWork }) {
  expectAllowed();
  if (assets.snapshot && cache === "reload") await forget(assets.snapshot);
  const opened = openFiles(assets.files, cache, (fraction) =>
    onProgress({ stage: "download", fraction }),
  );
  const tooLate = opened.whole.then(() => {
    onProgress({ stage: "start", fraction: 1 });
    return failAfter(START_LIMIT, "Python did not start in time");
  });
  const blocked = watchPolicy();
  const pyodide = await Promise.race([boot(assets, opened).catch(explain), tooLate]).catch(blocked);
  await opened.whole;
  return runCalls(pyodide.pyimport(ENGINE), onWork);
}

/**
 * @param {Assets} assets
 * @param {Opened} opened
 */
async function boot({ script, lock, snapshot }, opened) {
  const [kept, module, stdlib, wheel] = await Promise.all([
    snapshot ? recall(snapshot) : null,
    compile(opened.wasm),
    opened.stdlib,
    opened.wheel,
    opened.script.then(() => loadScript(script)),
  ]);
  if (snapshot && kept) {
    try {
      const pyodide = await startPyodide({ module, stdlib, lock, snapshot: kept });
      pyodide.FS.writeFile(WHEEL, new Uint8Array(wheel));
      pyodide.pyimport("random").seed();
      return pyodide;
    } catch {
      await forget(snapshot);
    }
  }
  const pyodide = await startPyodide({ module, stdlib, lock, keep: snapshot !== null });
  pyodide.FS.writeFile(WHEEL, new Uint8Array(wheel));
  pyodide.pyimport("sys").path.insert(0, WHEEL);
  pyodide.pyimport(ENGINE);
  if (snapshot) remember(snapshot, pyodide);
  return pyodide;
}

/**
 * @param {unknown} reason
 * @returns {never}
 */
function explain(reason) {
  throw reason instanceof RangeError ? new StartError("no-memory", reason) : reason;
}
