import { expose, proxy } from "comlink";
import { inWorker } from "./module-worker.ts";
import { startPython } from "./python.ts";
import type { Listener, PythonFiles } from "./types.ts";

/**
 * The script of the worker. A page without workers loads it too, and uses `engineHere` in place of
 * the worker.
 */

const engine = {
  /** Shows that the script runs. */
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
