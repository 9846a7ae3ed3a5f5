// The search for names of characters is emptied, and the names go with it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { relink } from "../../web/builder/relink/relink.mjs";
import { assemble, SCRIPT, started } from "./sample.js";

const NAMES = 65_536; // bytes, from 64 on

/** @param {string} search what the method `lookup` calls */
function unicodedata(search) {
  const at = (/** @type {number} */ place) =>
    `(i32.add (global.get $memory_base) (i32.const ${place}))`;
  const slot = (/** @type {number} */ place) =>
    `(i32.add (global.get $table_base) (i32.const ${place}))`;
  const stores = [
    [16, at(0)],
    [20, slot(0)],
    [32, at(5)],
    [36, slot(1)],
    [8, at(12)],
  ];
  return `(module
    (import "env" "memory" (memory 2))
    (import "env" "__indirect_function_table" (table 8 funcref))
    (import "env" "__memory_base" (global $memory_base i32))
    (import "env" "__table_base" (global $table_base i32))
    (global $PyImport_Inittab i32 (i32.const 8))
    (elem (global.get $table_base) $name $lookup)
    (data (global.get $memory_base)
      "name\\00lookup\\00${"\\00".repeat(52)}${"\\07".repeat(NAMES)}\\08")
    (export "PyImport_Inittab" (global $PyImport_Inittab))
    (export "__wasm_apply_data_relocs" (func $apply))
    (export "run" (func $run))
    (start $start)
    (func $search (result i32) (i32.load8_u ${at(64)}))
    (func $other (result i32) (i32.load8_u ${at(64 + NAMES)}))
    (func $name (result i32) (call $search))
    (func $lookup (result i32) (call ${search}))
    (func $run (param $slot i32) (result i32)
      (call_indirect (result i32) (i32.add (global.get $table_base) (local.get $slot))))
    (func $start)
    (func $apply ${stores.map(([place, value]) => `(i32.store ${at(Number(place))} ${value})`).join("\n")}))`;
}

test("the names go, and what searches them traps", async () => {
  const { exports, view } = await started(relink(assemble(unicodedata("$search")), SCRIPT, "", []));
  assert.equal(view.getUint8(64), 0);
  assert.throws(() => exports.run?.(0), WebAssembly.RuntimeError);
  assert.throws(() => exports.run?.(1), WebAssembly.RuntimeError);
});

test("the build stops when the methods do not call one function each that has the names", () => {
  assert.throws(() => relink(assemble(unicodedata("$other")), SCRIPT, "", []), {
    message: /expected methods of unicodedata to call one function with the names/,
  });
});
