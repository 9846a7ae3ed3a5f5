import { runCalls } from "./calls.js";
import { compile } from "./compile.js";
import { download } from "./download.js";
import { StartError } from "./errors.js";
import { failAfter } from "./limits.js";
import { expectAllowed, watchPolicy } from "./policy.js";
import { startFromLibrary, startFromSnapshot } from "./pyodide.js";
import { isPacked, unpackZstd } from "./zstd.js";

/** @import { EngineFile, Listener, Python, PythonFiles } from "./types.d.ts" */

const START_LIMIT = 60_000;
const ENGINE = "twentyfour.bridge";

/**
 * Downloads Python and starts it, with the engine in it. Fails, and never hangs, when any of that
 * does not work.
 *
 * @param {PythonFiles} files
 * @param {RequestCache} cache "reload" trusts nothing that an earlier start has left
 * @param {Listener} listener
 * @returns {Promise<Python>}
 */
export async function startPython(files, cache, { onProgress, onTurn, onWork }) {
  onProgress({ stage: "download", fraction: 0 });
  expectAllowed();
  const onFraction = (/** @type {number} */ fraction) =>
    onProgress({ stage: "download", fraction });
  const opened = openAll(files, cache, onFraction);
  const tooLate = Promise.all(Object.values(opened).map(({ whole }) => whole)).then(() => {
    onProgress({ stage: "start", fraction: 1 });
    return failAfter(START_LIMIT, "Python did not start in time");
  });
  const blocked = watchPolicy();
  const pyodide = await Promise.race([boot(opened).catch(explain), tooLate]).catch(blocked);
  return runCalls(pyodide.pyimport(ENGINE), { onTurn, onWork });
}

/**
 * Opens all files at once.
 *
 * @param {PythonFiles} files
 * @param {RequestCache} cache
 * @param {(fraction: number) => void} onFraction called at every new percent
 */
function openAll(files, cache, onFraction) {
  const entries = /** @type {[keyof PythonFiles, EngineFile][]} */ (Object.entries(files));
  const total = entries.reduce((sum, [, { bytes }]) => sum + bytes, 0);
  const counts = new Map(entries.map(([name]) => [name, 0]));
  let percent = 0;
  const opened = entries.map(([name, file]) => {
    const onCount = (/** @type {number} */ count) => {
      counts.set(name, Math.min(count, file.bytes));
      const fraction = [...counts.values()].reduce((sum, arrived) => sum + arrived, 0) / total;
      if (Math.floor(fraction * 100) === percent) return;
      percent = Math.floor(fraction * 100);
      onFraction(fraction);
    };
    return [name, download(file, cache, onCount)];
  });
  return /** @type {Opened} */ (Object.fromEntries(opened));
}

/** @typedef {Record<keyof PythonFiles, ReturnType<typeof download>>} Opened */

/**
 * Starts Python while its code is still being hashed; of one that turns out to be another than was
 * built nothing is ever asked. A snapshot is the same on every device: what is random begins here.
 *
 * @param {Opened} opened
 */
async function boot({ wasm, snapshot, library, wheel }) {
  try {
    const compiling = wasm.response.then(compile);
    compiling.catch(() => {});
    const pyodide = snapshot
      ? await fromSnapshot(compiling, snapshot)
      : await startFromLibrary(await compiling, await library.whole, await wheel.whole);
    pyodide.pyimport("random").seed();
    return pyodide;
  } finally {
    await wasm.whole; // where it fails too, it knows best what is wrong
  }
}

/**
 * The snapshot is unpacked while the code is compiled.
 *
 * @param {Promise<WebAssembly.Module>} compiling
 * @param {ReturnType<typeof download>} opened
 */
async function fromSnapshot(compiling, opened) {
  const arrived = await opened.whole;
  const snapshot = isPacked(arrived) ? await unpackZstd(arrived) : arrived;
  return startFromSnapshot(await compiling, snapshot);
}

/**
 * @param {unknown} reason
 * @returns {never}
 */
function explain(reason) {
  throw reason instanceof RangeError ? new StartError("no-memory", reason) : reason;
}
