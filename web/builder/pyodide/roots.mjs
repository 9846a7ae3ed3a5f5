// Which exports of Pyodide's WebAssembly the page can ask for.
//
// Pyodide exports every function, for libraries that might be loaded later. The page loads none, so
// only the exports that the JavaScript mentions are roots; wasm-metadce drops what none of them reaches.

import { expect } from "./expect.mjs";
import { withoutForwarding } from "./slim.mjs";

/** Asked for at the start, in a way that no pattern shows, and by `take.mjs`. */
const ALWAYS = [
  "__main_argc_argv",
  "__heap_base",
  "emscripten_stack_get_end",
  "emscripten_stack_get_current",
  "_PyImport_FrozenBootstrap",
  "_PyImport_FrozenStdlib",
  "_PyImport_FrozenTest",
];

/**
 * The exports that the JavaScript mentions, other than to pass them on.
 *
 * @param {Uint8Array<ArrayBuffer>} wasm
 * @param {string} script
 * @param {string} loader
 */
export function rootsOf(wasm, script, loader) {
  const text = withoutForwarding(script);
  const words = new Set(`${text}${loader}`.match(/[\w$]+/g));
  const direct = new Set(
    [...text.matchAll(/wasmExports(?:\["|\.)([\w$]+)/g)].map(([, name]) => name),
  );
  const exports = WebAssembly.Module.exports(new WebAssembly.Module(wasm));
  const roots = exports.filter(
    ({ name, kind }) =>
      !["function", "global"].includes(kind) ||
      words.has(`_${name}`) ||
      direct.has(name) ||
      ALWAYS.includes(name),
  );
  expect(
    roots.length < exports.length / 2,
    "most exports of pyodide.asm.wasm to be only passed on",
  );
  return roots.map(({ name }) => name);
}

/**
 * @param {string[]} roots names of exports
 * @returns {object[]} the graph for wasm-metadce
 */
export function reachable(roots) {
  return [
    { name: "page", root: true, reaches: roots.map((name) => `export ${name}`) },
    ...roots.map((name) => ({ name: `export ${name}`, export: name })),
  ];
}
