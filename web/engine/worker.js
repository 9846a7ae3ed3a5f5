import { expose, proxy } from "comlink";
import runtime from "../generated/runtime.json" with { type: "json" };
import { EARLY } from "./early.js";
import { beginPython } from "./python.js";

/** @import { Listener, Runtime } from "./types.d.ts" */

/** Python that is on its way before it is asked for; its files lie beside this script. */
let begun = location.hash === EARLY ? beginPython(runtime, "default") : null;

/** The worker's side: `hello` proves that the script runs here at all. */
const remote = {
  hello() {},
  /**
   * @param {Runtime} assets
   * @param {RequestCache} cache
   * @param {Listener["onProgress"]} onProgress
   * @param {Listener["onWork"]} onWork
   */
  async start(assets, cache, onProgress, onWork) {
    const beginning = (cache === "default" && begun) || beginPython(assets, cache);
    begun = null;
    return proxy(await beginning.attach({ onProgress, onWork }));
  },
};

/** @typedef {typeof remote} EngineWorker */

expose(remote);
