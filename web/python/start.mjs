// Starts a Python in Node as the page does, from a WebAssembly without data and a snapshot.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readSnapshot, restoreSnapshot } from "./restore-snapshot.ts";

/** @import { Exports, Python } from "./exports.d.ts" */
/** @typedef {Record<string, (...args: any[]) => any>} Imports */
/** @typedef {(code: BufferSource, imports: any) => Promise<WebAssembly.WebAssemblyInstantiatedSource>} Instantiate */
/** @typedef {(instantiate: Instantiate) => Instantiate} Instead */

/**
 * @param {string} directory of `pyodide.mjs`, `pyodide.asm.mjs`, `pyodide-lock.json` and `snapshot`
 * @param {Uint8Array<ArrayBuffer>} wasm
 * @param {(env: Imports) => void} [change] changes the imports of the WebAssembly
 */
export async function startPython(directory, wasm, change = () => {}) {
  const { notes, pages } = readSnapshot(Uint8Array.from(readFileSync(join(directory, "snapshot"))));
  /** @type {Instead} */
  const filled = (instantiate) => async (_, imports) => {
    change(imports.env);
    const { module, instance } = await instantiate(wasm, imports);
    return { module, instance: restoreSnapshot(instance, pages) };
  };
  const { pyodide } = await load(directory, { _loadSnapshot: notes }, filled);
  return pyodide;
}

/**
 * @param {string} directory
 * @param {object} [options] of `loadPyodide`
 * @param {Instead} [instead] wraps the function that instantiates the WebAssembly
 */
export async function load(directory, options, instead = (instantiate) => instantiate) {
  const { loadPyodide } = await import(pathToFileURL(join(directory, "pyodide.mjs")).href);
  const { instantiate } = WebAssembly;
  let exports = {};
  /** @type {Instantiate} */
  const watched = async (code, imports) => {
    if (!imports?.env) return instantiate(code, imports);
    const result = await instead(instantiate)(code, imports);
    ({ exports } = result.instance);
    return result;
  };
  Object.assign(WebAssembly, { instantiate: watched });
  try {
    const pyodide = /** @type {Python} */ (await loadPyodide(options));
    return { pyodide, exports: /** @type {Exports} */ (exports) };
  } finally {
    Object.assign(WebAssembly, { instantiate });
  }
}
