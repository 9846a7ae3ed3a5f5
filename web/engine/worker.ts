import { expose, proxy } from "comlink";
import { inWorker } from "./module-worker.ts";
import { startPython } from "./python.ts";
import type { EnginePlace } from "./running.ts";

/**
 * The script of the worker. A page without workers loads it too, and uses `engineHere` in place of
 * the worker.
 */

const engine: EnginePlace = {
  hello() {},
  async start(files, cache, onProgress, onTurn, onWork) {
    return proxy(await startPython(files, cache, { onProgress, onTurn, onWork }));
  },
};

if (inWorker) expose(engine);
else globalThis.engineHere = engine;
