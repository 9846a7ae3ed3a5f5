import { runCalls } from "./calls.js";
import { downloadAll } from "./download.js";
import { StartError } from "./errors.js";
import { failAfter } from "./limits.js";
import { compile, startPyodide } from "./pyodide.js";
import { loadScript } from "./script.js";
import { forget, recall, remember } from "./snapshot.js";

/** @import { PyodideAPI } from "pyodide" */
/** @import { Assets, Listener, Python, Responses } from "./types.d.ts" */

const START_LIMIT = 60_000;
const WHEEL = "/lib/twentyfour.whl";
const ENGINE = "twentyfour.bridge";

/**
 * Downloads and starts Python with the engine in it; from the snapshot of an earlier start where
 * there is one. Fails, and never hangs, when any of that does not work.
 *
 * @param {Assets} assets
 * @param {RequestCache} cache
 * @param {Listener} listener
 * @returns {Promise<Python>}
 */
export async function startPython(assets, cache, { onProgress, onWork }) {
  const { responses, whole } = downloadAll(assets.files, cache, (fraction) =>
    onProgress({ stage: "download", fraction }),
  );
  const tooLate = whole.then(() => {
    onProgress({ stage: "start", fraction: 1 });
    return failAfter(START_LIMIT, "Python did not start in time");
  });
  const pyodide = await Promise.race([boot(assets, responses).catch(explain), tooLate]);
  await whole;
  return runCalls(pyodide.pyimport(ENGINE), onWork);
}

/**
 * @param {Assets} assets
 * @param {Responses} responses
 */
async function boot({ files, lock, snapshot }, responses) {
  const parts = Promise.all([recall(snapshot), compile(responses.wasm), loadScript(files.script)]);
  const [kept, module] = await parts;
  const wheel = new Uint8Array(await (await responses.wheel).arrayBuffer());
  if (kept) {
    try {
      const pyodide = await startPyodide(lock, module, stdlib(responses), kept.memory);
      if (await kept.sound) return wake(pyodide, wheel);
    } catch {
      // Whatever it was: a start without it may do better.
    }
    await forget(snapshot);
  }
  const pyodide = await startPyodide(lock, module, stdlib(responses), null);
  importEngine(pyodide, wheel);
  remember(snapshot, pyodide);
  return pyodide;
}

/**
 * @param {unknown} reason
 * @returns {never}
 */
function explain(reason) {
  throw reason instanceof RangeError ? new StartError("no-memory", reason) : reason;
}

/** @param {Responses} responses */
async function stdlib(responses) {
  return (await responses.stdlib).clone();
}

/**
 * @param {PyodideAPI} pyodide
 * @param {Uint8Array} wheel
 */
function importEngine(pyodide, wheel) {
  pyodide.FS.writeFile(WHEEL, wheel);
  pyodide.pyimport("sys").path.insert(0, WHEEL);
  pyodide.pyimport(ENGINE);
}

/**
 * What a snapshot lacks: files, and chance of its own.
 *
 * @param {PyodideAPI} pyodide
 * @param {Uint8Array} wheel
 */
function wake(pyodide, wheel) {
  pyodide.FS.writeFile(WHEEL, wheel);
  pyodide.pyimport("random").seed();
  pyodide.pyimport(ENGINE);
  return pyodide;
}
