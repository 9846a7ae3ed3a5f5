// Each assumption of web/builder/relink/README.md that a new Pyodide may break.

import assert from "node:assert/strict";
import { test } from "node:test";
import { relink } from "../../web/builder/relink/relink.mjs";
import { relinked } from "./sample.js";

/** @type {[what: string, old: string, new_: string][]} */
const CHANGES = [
  ["memory from 1024 on in pyodide.asm.js", "},1024)", "},2048)"],
  ["table from 1 on in pyodide.asm.js", "},1)", "},2)"],
  ["an imported __memory_base", '"__memory_base"', '"__memory_start"'],
  ["an imported __table_base", '"__table_base"', '"__table_start"'],
  ["a section of the start function", "(start $start)", ""],
  [
    "one segment of functions, from __table_base on",
    "(elem (global.get $table_base)",
    "(elem (i32.const 1)",
  ],
  [
    "one segment of data, from __memory_base on",
    "(data (global.get $memory_base)",
    '(data (i32.const 0) "") (data (global.get $memory_base)',
  ],
  ["an export named __wasm_apply_data_relocs", '"__wasm_apply_data_relocs"', '"apply"'],
  [
    "nothing but stores in __wasm_apply_data_relocs",
    "(func $apply\n",
    "(func $apply (drop (call $other))\n",
  ],
  ["nothing but stores in the start function", "(func $start", "(func $start (drop (call $other))"],
  [
    "addresses in memory or in the table",
    "(i32.sub (global.get $table_base)",
    "(i32.sub (global.get $heap_base)",
  ],
  ["an export named PyImport_Inittab", '(export "PyImport_Inittab"', '(export "inittab"'],
  [
    "PyImport_Inittab to point to a table in memory",
    "PyImport_Inittab i32 (i32.const 16)",
    "PyImport_Inittab i32 (i32.const 20)",
  ],
  [
    "globals that hold plain numbers",
    "(start $start)",
    "(start $start) (global $base i32 (global.get $memory_base))",
  ],
  ["builtin modules named alpha", '"alpha', '"gamma'],
];

for (const [what, old, new_] of CHANGES) {
  test(`the build stops without ${what}`, () => {
    relinked(["beta"]);
    const names = what.startsWith("builtin") ? ["alpha"] : ["beta"];
    assert.throws(() => relinked(names, [[old, new_]]), {
      message: new RegExp(`^Pyodide has changed: expected ${what} \\(see .*README`),
    });
  });
}

test("the build stops when a file is no WebAssembly", () => {
  assert.throws(() => relink(new Uint8Array(8), script(), "", []), /WebAssembly of version 1/);
});

function script() {
  return ["memory_base", "table_base"]
    .map(
      (name, index) =>
        `___${name}=new WebAssembly.Global({value:"i32",mutable:false},${[1024, 1][index]})`,
    )
    .join(";");
}
