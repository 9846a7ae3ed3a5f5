// Takes out of the WebAssembly what a Python that has started can no longer reach: README.md.

import { expect } from "../relink/expect.mjs";
import { nameSearches } from "../relink/names.mjs";
import { findUnused } from "../relink/reach.mjs";
import { namesIn, unusedAtStart } from "../relink/relink.mjs";
import { TABLE_BASE, write } from "../relink/write.mjs";
import { awake } from "../snapshot/script.mjs";
import { askedFor } from "./asked.mjs";
import { entriesOf } from "./entries.mjs";
import { heldBy } from "./held.mjs";

/**
 * @typedef {object} Pyodide
 * @property {Uint8Array<ArrayBuffer>} wasm
 * @property {string} script
 * @property {string} loader
 */

/**
 * @param {Pyodide} pyodide
 * @param {import("../relink/relink.mjs").Linked} linked what is read of it
 * @param {Uint32Array[]} memories of two starts, the second with all functions moved
 */
export async function trim(pyodide, linked, [memory, moved]) {
  expect(memory && moved, "two memories");
  const script = awake(pyodide.script, memory.byteLength);
  const gone = unusedAtStart(linked, namesIn(pyodide.script + pyodide.loader)).nodes;
  const held = [...heldBy(linked, memory, moved)].filter((node) => !gone.has(node));
  const emptied = [...nameSearches(linked.graph), ...entriesOf(linked)];
  const { imports, exports } = interfaceOf(pyodide.wasm);
  // Begin with JavaScript that brings nothing, and add what each asks of the other.
  let imported = new Set();
  for (;;) {
    const asked = await askedFor(script, pyodide.loader, imported, exports);
    const unused = findUnused(linked.graph, linked.removed, emptied, asked, held);
    const now = new Set(imports.filter((_, index) => !unused.functions.has(index)));
    if (now.size === imported.size) return write(linked, unused, asked, TABLE_BASE);
    imported = now;
  }
}

/** @param {Uint8Array<ArrayBuffer>} wasm */
function interfaceOf(wasm) {
  const module = new WebAssembly.Module(wasm);
  const imports = WebAssembly.Module.imports(module).filter(({ kind }) => kind === "function");
  const exports = WebAssembly.Module.exports(module);
  return {
    imports: imports.map(({ name }) => name),
    exports: new Set(exports.map(({ name }) => name)),
  };
}
