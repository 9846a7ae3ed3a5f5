import { proxy, type Remote, wrap } from "comlink";
import { download } from "./download.ts";
import { StartError } from "./errors.ts";
import type { Assets, PythonFiles } from "./files.ts";
import { failAfter, watchdog } from "./limits.ts";
import type { EnginePlace, Listener, Running } from "./running.ts";
import { loadScript } from "./script.ts";
import type { StartOptions } from "./status.ts";
import { trusted } from "./trusted.ts";

const HELLO_LIMIT = 20_000;
const MESSAGE_LIMIT = 90_000;

/** A WebAssembly module with a function that catches an exception, as CPython does. */
const CATCHES = Uint8Array.of(
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0], // version 1
  ...[1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0], // a function without parameters and results
  ...[10, 8, 1, 6, 0, 6, 0x40, 0x19, 11, 11], // try, catch_all, end
);

/** Starts Python in a worker or, if workers are not available, on the page itself. */
export async function startEngine(
  { worker, whole, ...files }: Assets,
  options: StartOptions,
  listener: Listener & { onCrash: (reason: Error) => void },
): Promise<Running> {
  if (!globalThis.WebAssembly?.validate(CATCHES))
    throw new StartError("no-webassembly", "WebAssembly with exceptions is missing");
  if (options.whole && !whole) throw new StartError("missing", "this edition has no whole Python");
  const wanted = options.whole && whole ? { ...files, wasm: whole } : files;
  const place = openWorker(worker.url);
  if (place) {
    const answered = answers(place);
    const started = startInWorker(place, wanted, options.cache, listener);
    started.catch(() => {});
    if (await answered) {
      place.broken.catch(listener.onCrash);
      return started;
    }
    place.stop();
  }
  return startOnPage(worker, wanted, options.cache, listener);
}

async function startInWorker(
  { remote, broken, stop }: WorkerPlace,
  files: PythonFiles,
  cache: RequestCache,
  listener: Listener,
): Promise<Running> {
  const { onProgress, onTurn, onWork } = listener;
  const watch = watchdog(MESSAGE_LIMIT, "no message from the worker");
  const onSign = proxy((progress: Parameters<typeof onProgress>[0]) => {
    watch.touch();
    onProgress(progress);
  });
  try {
    const starting = remote.start(files, cache, onSign, proxy(onTurn), proxy(onWork));
    const python = await Promise.race([starting, broken, watch.expired]);
    return { python, ping: () => remote.hello(), stop };
  } catch (error) {
    stop();
    throw error;
  } finally {
    watch.stop();
  }
}

async function startOnPage(
  script: Assets["worker"],
  files: PythonFiles,
  cache: RequestCache,
  { onProgress, onTurn, onWork }: Listener,
): Promise<Running> {
  if (!globalThis.engineHere) {
    await download(script, cache).whole;
    await loadScript(script.url);
  }
  const { start } = globalThis.engineHere as EnginePlace;
  const python = await start(files, cache, onProgress, onTurn, onWork);
  return { python, ping: null, stop() {} };
}

/** Null if workers are not available. */
function openWorker(url: string) {
  try {
    return connect(new Worker(trusted(url), { type: "module" }));
  } catch {
    return null;
  }
}

/** Whether the script of a worker runs. It may fail on a local page, or with a strict policy. */
async function answers({ remote, broken }: WorkerPlace) {
  try {
    await Promise.race([remote.hello(), broken, failAfter(HELLO_LIMIT, "no hello")]);
    return true;
  } catch {
    return false;
  }
}

/**
 * `broken` rejects when an error escapes the worker, and never fulfils. There must be only one
 * `remote`, which lives as long as the worker, because Comlink closes the connection when a remote
 * is garbage collected.
 */
type WorkerPlace = { remote: Remote<EnginePlace>; broken: Promise<never>; stop: () => void };

function connect(worker: Worker): WorkerPlace {
  const remote: WorkerPlace["remote"] = wrap(worker);
  return {
    remote,
    broken: new Promise((_, reject) => {
      worker.addEventListener("error", (event) => {
        event.preventDefault();
        reject(new Error(event.message ?? "the script of the worker did not load"));
      });
    }),
    stop: () => worker.terminate(),
  };
}
