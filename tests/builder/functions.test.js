import assert from "node:assert/strict";
import { test } from "node:test";
import { readModule } from "../../web/builder/pyodide/binaryen.mjs";
import {
  counting,
  newVariable,
  trapping,
  variableOf,
  withoutData,
} from "../../web/builder/pyodide/functions.mjs";
import { assemble } from "./assemble.js";

const WASM = assemble(`(module
  (import "env" "log" (func $log (param i32)))
  (memory (export "memory") 1)
  (data (i32.const 0) "data")
  (func (export "rare") (result i32) (call $log (i32.const 3)) (i32.const 2))
  (func (export "usual") (result i32) (i32.const 1)))`);

/** @param {Uint8Array} wasm @param {WebAssembly.ModuleImports} [variables] @returns {any} */
function started(wasm, variables) {
  const module = new WebAssembly.Module(Uint8Array.from(wasm));
  return new WebAssembly.Instance(module, { env: { log() {}, ...variables } }).exports;
}

test("a function that did not run in training traps, the others work", () => {
  const variables = Array.from({ length: 3 }, newVariable);
  const named = Object.fromEntries(variables.map((each, number) => [variableOf(number), each]));
  assert.equal(started(counting(readModule(WASM)), named).usual(), 1);
  const ran = new Set([...variables.keys()].filter((number) => variables[number]?.value));
  assert.equal(ran.size, 1);
  const cut = started(trapping(readModule(WASM), ran));
  assert.equal(cut.usual(), 1);
  assert.throws(() => cut.rare(), WebAssembly.RuntimeError);
});

test("code travels without its data", () => {
  assert.notEqual(new Uint8Array(started(WASM).memory.buffer)[0], 0);
  const { memory, rare } = started(withoutData(readModule(WASM)));
  assert.equal(new Uint8Array(memory.buffer)[0], 0);
  assert.equal(rare(), 2);
});
