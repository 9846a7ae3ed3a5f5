import { runCalls } from "./calls.js";
import { download } from "./download.js";
import { StartError } from "./errors.js";
import { failAfter } from "./limits.js";
import { compile, startPyodide } from "./pyodide.js";
import { loadScript } from "./script.js";
import { forget, recall, remember } from "./snapshot.js";

/** @import { Assets, EngineFile, EngineFiles, Listener, Python } from "./types.d.ts" */

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
  const files = openAll(assets.files, cache, (fraction) =>
    onProgress({ stage: "download", fraction }),
  );
  const tooLate = files.whole.then(() => {
    onProgress({ stage: "start", fraction: 1 });
    return failAfter(START_LIMIT, "Python did not start in time");
  });
  const pyodide = await Promise.race([boot(assets, files).catch(explain), tooLate]);
  return runCalls(pyodide.pyimport(ENGINE), onWork);
}

/**
 * Opens what Python is made of.
 *
 * @param {EngineFiles} files
 * @param {RequestCache} cache
 * @param {(fraction: number) => void} onFraction told at every new percent
 */
function openAll(files, cache, onFraction) {
  const total = files.wasm.bytes + files.stdlib.bytes + files.wheel.bytes;
  let arrived = 0;
  onFraction(0);
  /** @param {EngineFile} file */
  const open = (file) =>
    download(file, cache, (count) => {
      const percent = Math.floor((arrived / total) * 100);
      arrived += count;
      if (Math.floor((arrived / total) * 100) > percent) onFraction(Math.min(arrived / total, 1));
    });
  const [wasm, stdlib, wheel] = [open(files.wasm), open(files.stdlib), open(files.wheel)];
  return {
    wasm: wasm.stream,
    stdlib: new Response(stdlib.stream).arrayBuffer(),
    wheel: new Response(wheel.stream).arrayBuffer(),
    whole: Promise.all([wasm.whole, stdlib.whole, wheel.whole]),
  };
}

/**
 * @param {Assets} assets
 * @param {ReturnType<typeof openAll>} opened
 */
async function boot({ files, lock, snapshot }, opened) {
  const [kept, module, stdlib, wheel] = await Promise.all([
    snapshot ? recall(snapshot) : null,
    compile(opened.wasm),
    opened.stdlib,
    opened.wheel,
    loadScript(files.script),
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
  const pyodide = await startPyodide({ module, stdlib, lock });
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
