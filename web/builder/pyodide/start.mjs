// Starts a Python in Node as the page does: from a WebAssembly without data, and a snapshot.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { awaken, readSnapshot } from "../../engine/awake.js";

/** @typedef {Record<string, (...args: any[]) => any>} Imports */

/**
 * @param {string} directory of `pyodide.mjs`, `pyodide.asm.mjs`, `pyodide-lock.json` and `snapshot`
 * @param {Uint8Array<ArrayBuffer>} wasm
 * @param {(env: Imports) => Imports} [change] returns what it imports in place of these, or besides
 */
export async function startPython(directory, wasm, change = () => ({})) {
  const { loadPyodide } = await import(pathToFileURL(join(directory, "pyodide.mjs")).href);
  const { notes, parts } = readSnapshot(Uint8Array.from(readFileSync(join(directory, "snapshot"))));
  const { instantiate } = WebAssembly;
  /**
   * @param {BufferSource | WebAssembly.Module} source
   * @param {WebAssembly.Imports} [imports]
   */
  const filled = async (source, imports) => {
    if (!imports?.env) return instantiate(source, imports);
    Object.assign(imports.env, change(/** @type {Imports} */ ({ ...imports.env })));
    const { module, instance } = await instantiate(wasm, imports);
    return { module, instance: awaken(instance, parts) };
  };
  Object.assign(WebAssembly, { instantiate: filled });
  try {
    return await loadPyodide({ _loadSnapshot: notes });
  } finally {
    Object.assign(WebAssembly, { instantiate });
  }
}
