import { expose, proxy } from "comlink";
import { inWorker } from "./module-worker.js";
import { startPython } from "./python.js";

/** @import { Listener, PythonFiles } from "./types.d.ts" */

/**
 * The script of the worker. A page that can have no worker loads it too, and finds in `engineHere` what
 * it would have asked the worker.
 */

const engine = {
  /** Proves that the script runs here at all. */
  hello() {},
  /**
   * @param {PythonFiles} files
   * @param {RequestCache} cache
   * @param {Listener["onProgress"]} onProgress
   * @param {Listener["onTurn"]} onTurn
   * @param {Listener["onWork"]} onWork
   */
  async start(files, cache, onProgress, onTurn, onWork) {
    return proxy(await startPython(files, cache, { onProgress, onTurn, onWork }));
  },
};

/** @typedef {typeof engine} EnginePlace */

if (inWorker) expose(engine);
else globalThis.engineHere = engine;
