import { loadPyodide, type PyodideAPI } from "pyodide";
import createPyodideModule from "#pyodide-module";
import lock from "../generated/lock.json" with { type: "json" };
import { readSnapshot, restoreSnapshot } from "../python/restore-snapshot.ts";

/** The address that Pyodide takes for the base of its files. */
const NOWHERE = "https://pyodide.invalid/";
const WHEEL = "/lib/twentyfour.whl";

const V8_ERROR = Error as ErrorConstructor & { stackTraceLimit: number | undefined };

/** Starts Python from a memory snapshot. */
export function startFromSnapshot(module: WebAssembly.Module, snapshot: Uint8Array<ArrayBuffer>) {
  const { notes, pages } = readSnapshot(snapshot);
  return load(module, { _loadSnapshot: notes }, (instance) => restoreSnapshot(instance, pages));
}

/** Starts Python as Pyodide does, with its standard library and, if given, the engine's wheel. */
export async function startFromLibrary(
  module: WebAssembly.Module,
  library: Uint8Array<ArrayBuffer>,
  wheel?: Uint8Array,
) {
  const pyodide = await load(module, {}, undefined, library);
  if (!wheel) return pyodide;
  pyodide.FS.writeFile(WHEEL, wheel);
  pyodide.pyimport("sys").path.insert(0, WHEEL);
  return pyodide;
}

/**
 * Pyodide fetches and compiles its own files and has no option for a compiled module. If
 * instantiating fails, for example because memory runs out, it waits forever. So `fetch` and
 * `instantiateStreaming` are replaced during the start.
 */
function load(
  module: WebAssembly.Module,
  options: Partial<Parameters<typeof loadPyodide>[0]>,
  prepare: (instance: WebAssembly.Instance) => object = (instance) => instance,
  library?: BodyInit,
): Promise<PyodideAPI> {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  const { stackTraceLimit } = V8_ERROR;
  V8_ERROR.stackTraceLimit = 0; // V8 parses functions again for each stack trace
  const started: Promise<PyodideAPI> = new Promise((resolve, reject) => {
    globalThis.fetch = async (request, init) => {
      if (!String(request).startsWith(NOWHERE)) return fetch(request, init);
      return new Response(String(request).endsWith(".zip") ? library : undefined);
    };
    WebAssembly.instantiateStreaming = async (_, imports) => {
      try {
        const instance = await WebAssembly.instantiate(module, imports);
        return { module, instance: prepare(instance) as WebAssembly.Instance };
      } catch (reason) {
        reject(reason);
        return new Promise(() => {});
      }
    };
    const lockFileContents = JSON.stringify(lock);
    const settings = { indexURL: NOWHERE, lockFileContents, createPyodideModule, ...options };
    loadPyodide(settings).then(resolve, reject);
  });
  return started.finally(() => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
    V8_ERROR.stackTraceLimit = stackTraceLimit;
  });
}
