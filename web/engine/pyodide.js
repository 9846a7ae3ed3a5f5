import { loadPyodide } from "pyodide";
import lock from "../generated/lock.json" with { type: "json" };
import { StartError } from "./errors.js";

/** @import { PyodideAPI } from "pyodide" */

/** Where Pyodide believes its files to be. */
const NOWHERE = "https://pyodide.invalid/";

const V8_ERROR = /** @type {ErrorConstructor & {stackTraceLimit: number | undefined}} */ (Error);

/**
 * Compiles CPython while it arrives.
 *
 * @param {Response} response
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compile(response) {
  try {
    return await WebAssembly.compileStreaming(response);
  } catch (error) {
    throw error instanceof WebAssembly.CompileError ? new StartError("corrupt", error) : error;
  }
}

/**
 * Starts Pyodide on a module whose data are the memory of a Python that has started; what Pyodide
 * must know of that stands in a section of its own. Pyodide has no option for a compiled module, it
 * fetches and compiles its own files; and a WebAssembly that cannot be instantiated (no memory, say)
 * leaves it waiting for ever. So while it starts, `fetch` and `instantiateStreaming` answer in its
 * own manner.
 *
 * @param {WebAssembly.Module} module
 * @returns {Promise<PyodideAPI>}
 */
export function startPyodide(module) {
  const [state] = WebAssembly.Module.customSections(module, "snapshot");
  if (!state) throw new StartError("corrupt", "this WebAssembly has no snapshot");
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  const { stackTraceLimit } = V8_ERROR;
  V8_ERROR.stackTraceLimit = 0; // for each trace of an error V8 parses functions anew
  /** @type {Promise<PyodideAPI>} */
  const started = new Promise((resolve, reject) => {
    globalThis.fetch = async (request, options) => {
      if (!String(request).startsWith(NOWHERE)) return fetch(request, options);
      return new Response();
    };
    WebAssembly.instantiateStreaming = async (_, imports) => {
      try {
        return { module, instance: await WebAssembly.instantiate(module, imports) };
      } catch (reason) {
        reject(reason);
        return new Promise(() => {});
      }
    };
    loadPyodide({
      indexURL: NOWHERE,
      lockFileContents: JSON.stringify(lock),
      _loadSnapshot: state,
    }).then(resolve, reject);
  });
  return started.finally(() => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
    V8_ERROR.stackTraceLimit = stackTraceLimit;
  });
}
