import { expose, proxy } from "comlink";
import { inWorker } from "./module-worker.ts";
import { startPython } from "./python.ts";
import type { Listener, PythonFiles } from "./types.ts";

/**
 * The script of the worker. A page that can have no worker loads it too, and finds in `engineHere` what
 * it would have asked the worker.
 */

const engine = {
  /** Proves that the script runs here at all. */
  hello() {},
  async start(
    files: PythonFiles,
    cache: RequestCache,
    onProgress: Listener["onProgress"],
    onTurn: Listener["onTurn"],
    onWork: Listener["onWork"],
  ) {
    return proxy(await startPython(files, cache, { onProgress, onTurn, onWork }));
  },
};

export type EnginePlace = typeof engine;

if (inWorker) expose(engine);
else globalThis.engineHere = engine;
