import { loadPyodide } from "pyodide";
import { StartError } from "./errors.js";

/** @import { PyodideAPI } from "pyodide" */
/** @import { Assets } from "./types.d.ts" */

/** @typedef {{ _makeSnapshot: boolean } | { _loadSnapshot: Uint8Array }} Start */

/** Where Pyodide believes its files to be. */
const NOWHERE = "https://pyodide.invalid/";

/**
 * Compiles CPython while it arrives.
 *
 * @param {Promise<Response>} response
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compile(response) {
  try {
    return await WebAssembly.compileStreaming(withItsType(await response));
  } catch (error) {
    if (error instanceof WebAssembly.CompileError) throw new StartError("corrupt", error);
    throw error;
  }
}

/**
 * Starts Pyodide on what is already at hand. It has no option for that, it fetches and compiles its
 * own files; and a WebAssembly that cannot be instantiated (no memory, say) leaves it waiting for
 * ever. So while it starts, `fetch` and `instantiateStreaming` answer in its own manner.
 *
 * @param {object} parts
 * @param {WebAssembly.Module} parts.module
 * @param {Response} parts.stdlib
 * @param {Assets["lock"]} parts.lock
 * @param {Promise<void>} parts.condition without which nothing runs
 * @param {Start} how
 * @returns {Promise<PyodideAPI>}
 */
export function startPyodide({ module, stdlib, lock, condition }, how) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  /** @type {Promise<PyodideAPI>} */
  const started = new Promise((resolve, reject) => {
    globalThis.fetch = async (request, options) => {
      if (!String(request).startsWith(NOWHERE)) return fetch(request, options);
      return String(request).endsWith(".zip") ? stdlib : new Response();
    };
    WebAssembly.instantiateStreaming = async (_, imports) => {
      try {
        await condition;
        return { module, instance: await WebAssembly.instantiate(module, imports) };
      } catch (reason) {
        reject(reason);
        return new Promise(() => {});
      }
    };
    loadPyodide({
      indexURL: NOWHERE,
      lockFileContents: JSON.stringify(lock),
      ...how,
    }).then(resolve, reject);
  });
  return started.finally(() => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  });
}

/**
 * Browsers stream WebAssembly only under its own media type, which not every host knows.
 *
 * @param {Response} response
 */
function withItsType(response) {
  const type = "application/wasm";
  if (response.headers.get("Content-Type") === type) return response;
  return new Response(response.body, { headers: { "Content-Type": type } });
}
