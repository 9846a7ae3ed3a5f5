import { expose, proxy } from "comlink";
import wasm from "../generated/wasm.json" with { type: "json" };
import { EARLY } from "./early.js";
import { beginPython } from "./python.js";

/** @import { EngineFile, Listener } from "./types.d.ts" */

/**
 * The script of the worker; the build puts Pyodide's script before it. A page that can have no worker
 * loads it too, and finds in `engineHere` what it would have asked the worker.
 */

const inWorker = typeof importScripts === "function";

/** Python that is on its way before it is asked for; its WebAssembly lies beside this script. */
let begun = inWorker && location.hash === EARLY ? beginPython(wasm, "default") : null;

const engine = {
  /** Proves that the script runs here at all. */
  hello() {},
  /**
   * @param {EngineFile} wasm
   * @param {RequestCache} cache
   * @param {Listener["onProgress"]} onProgress
   * @param {Listener["onWork"]} onWork
   */
  async start(wasm, cache, onProgress, onWork) {
    const beginning = (cache === "default" && begun) || beginPython(wasm, cache);
    begun = null;
    return proxy(await beginning.attach({ onProgress, onWork }));
  },
};

/** @typedef {typeof engine} EnginePlace */

if (inWorker) expose(engine);
else globalThis.engineHere = engine;
