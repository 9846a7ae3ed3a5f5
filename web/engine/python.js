import { runCalls } from "./calls.js";
import { downloadAll } from "./download.js";
import { StartError } from "./errors.js";
import { failAfter } from "./limits.js";
import { compile, startPyodide } from "./pyodide.js";
import { loadScript } from "./script.js";
import { forget, recall, remember } from "./snapshot.js";

/** @import { PyodideAPI } from "pyodide" */
/** @import { Start } from "./pyodide.js" */
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
  const [kept, module, wheel] = await Promise.all([
    snapshot ? recall(snapshot) : null,
    compile(responses.wasm),
    responses.wheel.then((wheel) => wheel.arrayBuffer()),
    loadScript(files.script),
  ]);
  /** @type {(how: Start, condition?: Promise<void>) => Promise<PyodideAPI>} */
  const start = async (how, condition = Promise.resolve()) =>
    startPyodide({ module, stdlib: (await responses.stdlib).clone(), lock, condition }, how);

  if (snapshot && kept) {
    try {
      const pyodide = await start({ _loadSnapshot: kept.memory }, kept.sound);
      pyodide.FS.writeFile(WHEEL, new Uint8Array(wheel));
      pyodide.pyimport("random").seed();
      return pyodide;
    } catch {
      await forget(snapshot);
    }
  }
  const pyodide = await start({ _makeSnapshot: snapshot !== null });
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
