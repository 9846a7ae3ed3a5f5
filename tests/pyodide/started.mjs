// Starts a Python that was built, in Node, as `web/engine/pyodide.js` does in the page.
import { readFileSync } from "node:fs";

/** @param {string} directory */
export async function started(directory) {
  const { loadPyodide } = await import(`${directory}/pyodide.mjs`);
  const wasm = new WebAssembly.Module(readFileSync(`${directory}/pyodide.asm.wasm`));
  const [_loadSnapshot] = WebAssembly.Module.customSections(wasm, "snapshot");
  return loadPyodide({ _loadSnapshot });
}
