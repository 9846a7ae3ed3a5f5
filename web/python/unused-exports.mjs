// Finds unused exports. Pyodide exports every function, for libraries that might be loaded later.
// The page loads no libraries, so it uses only the exports that the JavaScript mentions.

import { expect } from "./expect.mjs";
import { withoutForwarding } from "./slim.mjs";

/** Exports that are used at the start in a way that no pattern finds, or by `snapshot.mjs`. */
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
 * The exports that the JavaScript does not mention, except to forward them.
 *
 * @param {Uint8Array<ArrayBuffer>} wasm
 * @param {string} script
 * @param {string} loader
 */
export function unusedExports(wasm, script, loader) {
  const text = withoutForwarding(script);
  const words = new Set(`${text}${loader}`.match(/[\w$]+/g));
  const direct = text.matchAll(/wasmExports(?:\["|\.)([\w$]+)/g);
  const asked = new Set([...ALWAYS, ...Array.from(direct, ([, name]) => name)]);
  const exports = WebAssembly.Module.exports(new WebAssembly.Module(wasm));
  const unused = exports.filter(
    ({ name, kind }) =>
      ["function", "global"].includes(kind) && !words.has(`_${name}`) && !asked.has(name),
  );
  expect(
    unused.length > exports.length / 2,
    "most exports of pyodide.asm.wasm to be only passed on",
  );
  return unused.map(({ name }) => name);
}
