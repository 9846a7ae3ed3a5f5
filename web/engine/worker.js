import { expose, proxy } from "comlink";
import files from "../generated/python.json" with { type: "json" };
import { EARLY } from "./early.js";
import { inWorker } from "./module-worker.js";
import { beginPython } from "./python.js";

/** @import { Listener, PythonFiles, StartOptions } from "./types.d.ts" */

/**
 * The script of the worker. A page that can have no worker loads it too, and finds in `engineHere` what
 * it would have asked the worker.
 */

/** Python that is on its way before it is asked for; its files lie beside this script. */
let begun = inWorker && location.hash === EARLY ? beginPython(files, "default") : null;

const engine = {
  /** Proves that the script runs here at all. */
  hello() {},
  /**
   * @param {PythonFiles} wanted
   * @param {StartOptions} options
   * @param {Listener["onProgress"]} onProgress
   * @param {Listener["onWork"]} onWork
   */
  async start(wanted, { cache, whole }, onProgress, onWork) {
    const early = cache === "default" && !whole ? begun : null;
    begun = null;
    return proxy(await (early ?? beginPython(wanted, cache)).attach({ onProgress, onWork }));
  },
};

/** @typedef {typeof engine} EnginePlace */

if (inWorker) expose(engine);
else globalThis.engineHere = engine;
