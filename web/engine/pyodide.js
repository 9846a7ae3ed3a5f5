import { loadPyodide } from "pyodide";
import { StartError } from "./errors.js";

/** @import { PyodideAPI } from "pyodide" */
/** @import { Snapshot } from "./snapshot.js" */
/** @import { Assets } from "./types.d.ts" */

/** Where Pyodide believes its files to be. */
const NOWHERE = "https://pyodide.invalid/";

/**
 * Compiles CPython while it arrives.
 *
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} stream
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compile(stream) {
  const headers = { "Content-Type": "application/wasm" };
  try {
    return await WebAssembly.compileStreaming(new Response(stream, { headers }));
  } catch (error) {
    throw error instanceof WebAssembly.CompileError ? new StartError("corrupt", error) : error;
  }
}

/**
 * Starts Pyodide on what is already at hand. It has no option for that, it fetches and compiles its
 * own files; and a WebAssembly that cannot be instantiated (no memory, say) leaves it waiting for
 * ever. So while it starts, `fetch` and `instantiateStreaming` answer in its own manner.
 *
 * @param {object} parts
 * @param {WebAssembly.Module} parts.module
 * @param {ArrayBuffer} parts.stdlib
 * @param {Assets["lock"]} parts.lock
 * @param {Snapshot} [parts.snapshot]
 * @param {boolean} [parts.keep] whether a snapshot will be taken
 * @returns {Promise<PyodideAPI>}
 */
export function startPyodide({ module, stdlib, lock, snapshot, keep = false }) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  /** @type {Promise<PyodideAPI>} */
  const started = new Promise((resolve, reject) => {
    globalThis.fetch = async (request, options) => {
      if (!String(request).startsWith(NOWHERE)) return fetch(request, options);
      return new Response(String(request).endsWith(".zip") ? stdlib : null);
    };
    WebAssembly.instantiateStreaming = async (_, imports) => {
      try {
        await snapshot?.sound;
        return { module, instance: await WebAssembly.instantiate(module, imports) };
      } catch (reason) {
        reject(reason);
        return new Promise(() => {});
      }
    };
    loadPyodide({
      indexURL: NOWHERE,
      lockFileContents: JSON.stringify(lock),
      _makeSnapshot: keep,
      ...(snapshot && { _loadSnapshot: snapshot.memory }),
    }).then(resolve, reject);
  });
  return started.finally(() => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  });
}
