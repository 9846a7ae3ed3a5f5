// A small module, linked as Pyodide is, and what the rewriting makes of it.

import { readLinked, relink } from "../../web/builder/relink/relink.mjs";
import binaryen from "../../web/node_modules/binaryen/index.js";

// Data, from __memory_base on:
//   0 "alpha", 8 "beta"; 16 PyImport_Inittab, 24 its rows; 48 data of beta alone, 512 bytes, which
//   point to $helper; 560 data of both; 864 a pointer to slot 3; 868 the heap's address
const DATA = [
  ...["alpha\\00\\00\\00", "beta\\00\\00\\00\\00", "\\00".repeat(32)],
  ...["\\01".repeat(512), "\\02".repeat(304), "\\00".repeat(8)],
];

const TEXT = `(module
  (import "env" "memory" (memory 1))
  (import "env" "__indirect_function_table" (table 8 funcref))
  (import "env" "__memory_base" (global $memory_base i32))
  (import "env" "__table_base" (global $table_base i32))
  (import "GOT.mem" "__heap_base" (global $heap_base (mut i32)))
  (global $PyImport_Inittab i32 (i32.const 16))
  (global $both (mut i32) (i32.const 0))
  (elem (global.get $table_base) $alpha $beta $helper $other)
  (data (global.get $memory_base) "${DATA.join("")}")
  (export "PyImport_Inittab" (global $PyImport_Inittab))
  (export "__wasm_apply_data_relocs" (func $apply))
  (export "run" (func $run))
  (export "unasked" (func $unasked))
  (start $start)
  (func $alpha (result i32) (i32.load (global.get $both)))
  (func $beta (result i32)
    (i32.add
      (i32.load (global.get $both))
      (i32.load offset=4 (i32.add (global.get $memory_base) (i32.const 48)))))
  (func $helper (result i32) (i32.const 1))
  (func $other (result i32) (i32.const 7))
  (func $run (param $slot i32) (result i32)
    (call_indirect (result i32) (i32.add (global.get $table_base) (local.get $slot))))
  (func $unasked (result i32) (i32.const 2))
  (func $start
    (global.set $both (i32.add (global.get $memory_base) (i32.const 560)))
    (memory.fill (i32.add (global.get $memory_base) (i32.const 872)) (i32.const 0) (i32.const 8)))
  (func $apply
    ${store(16, "memory", 24)}
    ${store(24, "memory", 0)}
    ${store(28, "table", 0)}
    ${store(32, "memory", 8)}
    ${store(36, "table", 1)}
    ${store(48, "table", 2)}
    (i32.store
      (i32.add (global.get $memory_base) (i32.const 864))
      (i32.sub (global.get $table_base) (i32.const -3)))
    (i32.store (i32.add (global.get $memory_base) (i32.const 868)) (global.get $heap_base))))`;

export const SCRIPT = `___memory_base=new WebAssembly.Global({value:"i32",mutable:false},1024);
___table_base=new WebAssembly.Global({value:"i32",mutable:false},1);
var _unasked=wasmExports["unasked"];
___wasm_apply_data_relocs();_run(0)`;

/** @param {number} at @param {"memory" | "table"} base @param {number} value */
function store(at, base, value) {
  return `(i32.store (i32.add (global.get $memory_base) (i32.const ${at}))
    (i32.add (global.get $${base}_base) (i32.const ${value})))`;
}

// What LLVM has used in Pyodide.
const { MutableGlobals, BulkMemory, SignExt, NontrappingFPToInt } = binaryen.Features;
const { ExceptionHandling, Multivalue, ReferenceTypes } = binaryen.Features;
const FEATURES =
  MutableGlobals |
  BulkMemory |
  SignExt |
  NontrappingFPToInt |
  (ExceptionHandling | Multivalue | ReferenceTypes);

/** @param {string} text */
export function assemble(text) {
  const module = binaryen.parseText(text);
  module.setFeatures(FEATURES);
  return new Uint8Array(module.emitBinary());
}

/**
 * The sample without some builtin modules, after some changes to its text or to the script.
 * @param {string[]} names
 * @param {[old: string, new_: string][]} [changes]
 */
export function relinked(names, changes = []) {
  const [text, script] = [TEXT, SCRIPT].map((whole) =>
    changes.reduce((result, [old, new_]) => result.replaceAll(old, new_), whole),
  );
  return relink(assemble(text ?? ""), script ?? "", "", names);
}

/**
 * The sample as it is read, without some builtin modules.
 * @param {string[]} names
 */
export function readSample(...names) {
  return readLinked(assemble(TEXT), names);
}

/**
 * A relinked module at work, at the addresses that Pyodide's JavaScript gives it.
 * @param {Uint8Array<ArrayBuffer>} wasm
 */
export async function started(wasm) {
  const i32 = (/** @type {number} */ value, mutable = false) =>
    new WebAssembly.Global({ value: "i32", mutable }, value);
  const memory = new WebAssembly.Memory({ initial: 2 });
  const table = new WebAssembly.Table({ initial: 8, element: "anyfunc" });
  const { instance } = await WebAssembly.instantiate(wasm, {
    env: {
      ...{ memory, __memory_base: i32(1024) },
      ...{ __indirect_function_table: table, __table_base: i32(1) },
    },
    "GOT.mem": { __heap_base: i32(4096, true) },
  });
  const exports = /** @type {Record<string, (slot?: number) => number>} */ (instance.exports);
  exports.__wasm_apply_data_relocs?.();
  return { exports, table, view: new DataView(memory.buffer, 1024) };
}

/**
 * A script in the form of Pyodide's, `pyodide.asm.js`.
 *
 * @param {string[]} body
 */
export const scriptOf = (...body) => `var load=async function(moduleArg = {}) {
  var moduleRtn;${body.join("")}
  return moduleRtn;
};`;
