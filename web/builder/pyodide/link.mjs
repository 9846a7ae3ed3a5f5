// Takes out of Pyodide what its own JavaScript never asks for:
// node link.mjs <directory of Pyodide> <directory for pyodide.asm.wasm and pyodide.asm.mjs>
//
// Pyodide exports every function, for libraries that might be loaded later. The page loads none, so
// only the exports that the JavaScript mentions are roots; wasm-metadce drops what none of them reaches.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FEATURES, tool } from "./binaryen.mjs";
import { expect, reportErrors } from "./expect.mjs";
import { slim, withoutForwarding } from "./slim.mjs";

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

reportErrors();
const [pyodide = "", out = ""] = process.argv.slice(2);
const [script, loader] = ["pyodide.asm.mjs", "pyodide.mjs"].map((name) =>
  readFileSync(join(pyodide, name), "utf8"),
);
const stock = join(pyodide, "pyodide.asm.wasm");
const linked = join(out, "pyodide.asm.wasm");
const graph = join(out, "graph.json");
writeFileSync(graph, JSON.stringify(reachable(rootsOf(stock, script, loader))));
execFileSync(tool("wasm-metadce"), [stock, "--graph-file", graph, "-o", linked, ...FEATURES]);
writeFileSync(join(out, "pyodide.asm.mjs"), await slim(script, loader, readFileSync(linked)));

/**
 * The exports that the JavaScript mentions, other than to pass them on.
 *
 * @param {string} wasm
 * @param {string} script
 * @param {string} loader
 */
function rootsOf(wasm, script, loader) {
  const text = withoutForwarding(script);
  const words = new Set(`${text}${loader}`.match(/[\w$]+/g));
  const direct = new Set(
    [...text.matchAll(/wasmExports(?:\["|\.)([\w$]+)/g)].map(([, name]) => name),
  );
  const exports = WebAssembly.Module.exports(new WebAssembly.Module(readFileSync(wasm)));
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
function reachable(roots) {
  return [
    { name: "page", root: true, reaches: roots.map((name) => `export ${name}`) },
    ...roots.map((name) => ({ name: `export ${name}`, export: name })),
  ];
}
