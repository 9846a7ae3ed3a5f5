// Links Pyodide's WebAssembly once more, at fixed addresses and without the builtin modules that
// nobody imports.
//
// Pyodide is linked so that it could load side modules: position-independent, all of its functions
// exported. What it stores where, as `__wasm_apply_data_relocs` does at start, is therefore known
// to us as it was to the linker. This removes the named modules from CPython's table of builtin
// modules, and then what only they could reach: functions, their places in the table of functions,
// and data. A thing goes only where one of these modules is seen to refer to it, and nothing else
// that could be meant by what remains. wasm-merge then drops what is unreachable.

import { removeBuiltins } from "./builtins.mjs";
import { expect } from "./expect.mjs";
import { readModule, readRelocations } from "./module.mjs";
import { nameSearches } from "./names.mjs";
import { findUnused, Graph } from "./reach.mjs";
import { MEMORY_BASE, TABLE_BASE, write } from "./write.mjs";

/** @typedef {ReturnType<typeof readLinked>} Linked */

/**
 * @param {Uint8Array} wasm
 * @param {string} script Pyodide's JavaScript for this WebAssembly, `pyodide.asm.js`
 * @param {string} loader what starts it, `pyodide.mjs`
 * @param {Iterable<string>} names of the builtin modules to remove
 * @param {number} tableBase where its functions begin in the table
 */
export function relink(wasm, script, loader, names, tableBase = TABLE_BASE) {
  expectAddresses(script);
  const linked = readLinked(wasm, names);
  const kept = namesIn(script + loader);
  return write(linked, unusedAtStart(linked, kept), kept, tableBase);
}

/**
 * @param {Uint8Array} wasm
 * @param {Iterable<string>} names of the builtin modules to remove
 */
export function readLinked(wasm, names) {
  const module = readModule(wasm);
  const relocations = readRelocations(module);
  const removed = removeBuiltins(module, relocations, new Set(names));
  return { module, relocations, removed, graph: new Graph(module, relocations) };
}

/**
 * What can go before Python has started.
 * @param {Linked} linked
 * @param {import("./reach.mjs").Names} kept the names of the exports that stay
 */
export function unusedAtStart({ graph, removed }, kept) {
  return findUnused(graph, removed, nameSearches(graph), kept);
}

/**
 * All names that Pyodide's JavaScript mentions, but for merely passing on an export.
 * @param {string} text
 */
export function namesIn(text) {
  const rest = text.replaceAll(/[\w$]+=(?:Module\["[^"]+"\]=)?wasmExports\["[^"]+"\]/g, "");
  const words = new Set(rest.match(/[\w$]+/g));
  return { has: (/** @type {string} */ name) => words.has(name) || words.has(`_${name}`) };
}

/** @param {string} script */
function expectAddresses(script) {
  for (const [name, value] of [
    ["memory", MEMORY_BASE],
    ["table", TABLE_BASE],
  ]) {
    const line = `___${name}_base=new WebAssembly.Global({value:"i32",mutable:false},${value})`;
    expect(script.includes(line), `${name} from ${value} on in pyodide.asm.js`);
  }
}
