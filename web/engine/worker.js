import { expose, proxy } from "comlink";
import { startPython } from "./python.js";

/** @import { Assets, Listener } from "./types.d.ts" */

/** The worker's side: `hello` proves that the script runs here at all. */
const remote = {
  hello() {},
  /**
   * @param {Assets} assets
   * @param {Listener["onProgress"]} onProgress
   * @param {Listener["onWork"]} onWork
   */
  async start(assets, onProgress, onWork) {
    return proxy(await startPython(assets, { onProgress, onWork }));
  },
};

/** @typedef {typeof remote} EngineWorker */

expose(remote);
