import { expose, proxy } from "comlink";
import { startPython } from "./python.js";

/** @import { Assets, Listener } from "./types.d.ts" */

/** The worker's side: `hello` proves that the script runs here at all. */
const remote = {
  hello() {},
  /**
   * @param {Assets} assets
   * @param {RequestCache} cache
   * @param {Listener["onProgress"]} onProgress
   * @param {Listener["onWork"]} onWork
   */
  async start(assets, cache, onProgress, onWork) {
    return proxy(await startPython(assets, cache, { onProgress, onWork }));
  },
};

/** @typedef {typeof remote} EngineWorker */

expose(remote);
