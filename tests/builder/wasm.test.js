import assert from "node:assert/strict";
import { test } from "node:test";
import { counting, reduced, trapping } from "../../web/builder/pyodide/wasm.mjs";
import { assemble } from "./assemble.js";

const WASM = assemble(`(module
  (import "env" "log" (func $log (param i32)))
  (import "env" "forgotten" (func $forgotten))
  (memory (export "memory") 1)
  (data (i32.const 0) "data")
  (func (export "rare") (result i32) (call $log (i32.const 3)) (i32.const 2))
  (func (export "usual") (result i32) (i32.const 1))
  (func (export "unused") (call $forgotten)))`);

/** @param {Uint8Array} wasm @param {WebAssembly.ModuleImports} [variables] @returns {any} */
function started(wasm, variables) {
  const module = new WebAssembly.Module(Uint8Array.from(wasm));
  return new WebAssembly.Instance(module, { env: { log() {}, ...variables } }).exports;
}

test("an unused export is removed with everything that only it needs, and the data are separate", () => {
  const { linked, whole } = reduced(WASM, ["unused"]);
  for (const [wasm, first] of /** @type {const} */ ([
    [linked, "d".charCodeAt(0)],
    [whole, 0],
  ])) {
    const { memory, rare, unused } = started(wasm);
    assert.deepEqual([rare(), unused, new Uint8Array(memory.buffer)[0]], [2, undefined, first]);
  }
});

test("a function that did not run in training traps, and the others work", () => {
  const { whole } = reduced(WASM, ["unused"]);
  const { code, ran } = counting(whole);
  assert.equal(started(code, ran).usual(), 1);
  const cut = started(trapping(whole, ran));
  assert.equal(cut.usual(), 1);
  assert.throws(() => cut.rare(), WebAssembly.RuntimeError);
});
