import { loadPyodide } from "pyodide";
import createPyodideModule from "#pyodide-module";
import lock from "../generated/lock.json" with { type: "json" };
import { awaken, readSnapshot } from "./awake.js";

/** @import { PyodideAPI } from "pyodide" */

/** Where Pyodide believes its files to be. */
const NOWHERE = "https://pyodide.invalid/";
const WHEEL = "/lib/twentyfour.whl";

const V8_ERROR = /** @type {ErrorConstructor & {stackTraceLimit: number | undefined}} */ (Error);

/**
 * Starts the Python whose memory is in a snapshot.
 *
 * @param {WebAssembly.Module} module
 * @param {Uint8Array<ArrayBuffer>} snapshot
 */
export function startFromSnapshot(module, snapshot) {
  const { notes, pages } = readSnapshot(snapshot);
  return load(module, { _loadSnapshot: notes }, (instance) => awaken(instance, pages));
}

/**
 * Starts Python as Pyodide does, with its standard library and the wheel of the engine.
 *
 * @param {WebAssembly.Module} module
 * @param {Uint8Array<ArrayBuffer>} library
 * @param {Uint8Array} wheel
 */
export async function startFromLibrary(module, library, wheel) {
  const pyodide = await load(module, {}, undefined, library);
  pyodide.FS.writeFile(WHEEL, wheel);
  pyodide.pyimport("sys").path.insert(0, WHEEL);
  return pyodide;
}

/**
 * Pyodide has no option for a compiled module, it fetches and compiles its own files; and a WebAssembly
 * that cannot be instantiated (no memory, say) leaves it waiting for ever. So while it starts, `fetch`
 * and `instantiateStreaming` answer in its own manner.
 *
 * @param {WebAssembly.Module} module
 * @param {Partial<Parameters<typeof loadPyodide>[0]>} options
 * @param {(instance: WebAssembly.Instance) => object} [prepare]
 * @param {BodyInit} [library]
 * @returns {Promise<PyodideAPI>}
 */
function load(module, options, prepare = (instance) => instance, library = undefined) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  const { stackTraceLimit } = V8_ERROR;
  V8_ERROR.stackTraceLimit = 0; // for each trace of an error V8 parses functions anew
  /** @type {Promise<PyodideAPI>} */
  const started = new Promise((resolve, reject) => {
    globalThis.fetch = async (request, init) => {
      if (!String(request).startsWith(NOWHERE)) return fetch(request, init);
      return new Response(String(request).endsWith(".zip") ? library : undefined);
    };
    WebAssembly.instantiateStreaming = async (_, imports) => {
      try {
        const instance = await WebAssembly.instantiate(module, imports);
        return { module, instance: /** @type {WebAssembly.Instance} */ (prepare(instance)) };
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
