// What goes out of the memory of a started Python: docstrings, and what lies in free memory.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readLinked } from "../../web/builder/relink/relink.mjs";
import { scrub } from "../../web/builder/snapshot/scrub.mjs";
import { blankDocs } from "../../web/builder/trim/docs.mjs";
import { assemble } from "./sample.js";

const BASE = 1024; // where the data begin
const METHOD = "Say what is so.";
const SIGNED = "f(x)\\n--\\n\\nSay it.";
const OTHER = "no such thing";

/**
 * Data: 0 the table of builtin modules, 16 a row of a method, 32 and 36 pointers, 48 its name, 64 its
 * doc, 96 a doc with a signature, 128 what is no doc.
 * @param {number} inside where the last pointer leads
 */
function linked(inside) {
  const at = (/** @type {number} */ place) =>
    `(i32.add (global.get $memory_base) (i32.const ${place}))`;
  const slot = "(i32.add (global.get $table_base) (i32.const 0))";
  const stores = [
    ...[
      [8, at(0)],
      [16, at(48)],
      [20, slot],
      [28, at(64)],
      [32, at(96)],
      [36, at(inside)],
    ],
  ];
  const text = (/** @type {string} */ content, /** @type {number} */ size) =>
    content + "\\00".repeat(size - content.replaceAll("\\n", "n").length);
  const data = ["\\00".repeat(48), text("say", 16), text(METHOD, 32), text(SIGNED, 32), OTHER];
  return readLinked(
    assemble(`(module
    (import "env" "memory" (memory 2))
    (import "env" "__indirect_function_table" (table 8 funcref))
    (import "env" "__memory_base" (global $memory_base i32))
    (import "env" "__table_base" (global $table_base i32))
    (global $PyImport_Inittab i32 (i32.const 8))
    (elem (global.get $table_base) $method)
    (data (global.get $memory_base) "${data.join("")}\\00")
    (export "PyImport_Inittab" (global $PyImport_Inittab))
    (export "__wasm_apply_data_relocs" (func $apply))
    (start $start)
    (func $method (result i32) (i32.const 1))
    (func $start)
    (func $apply ${stores.map(([place, value]) => `(i32.store ${at(Number(place))} ${value})`).join("\n")}))`),
    [],
  );
}

/** @param {number} inside */
function blanked(inside) {
  const sample = linked(inside);
  const memory = new Uint8Array(4096);
  memory.set(sample.module.data, BASE);
  blankDocs(sample, memory);
  const text = (/** @type {number} */ at) =>
    new TextDecoder().decode(memory.subarray(BASE + at, memory.indexOf(0, BASE + at)));
  return { name: text(48), method: text(64), signed: text(96), other: text(128), end: text(70) };
}

test("docstrings go, names and other texts stay", () => {
  assert.deepEqual(blanked(128), { name: "say", method: "", signed: "", other: OTHER, end: "" });
});

test("a text that shares its end with a docstring stays", () => {
  assert.deepEqual(blanked(70), {
    ...{ name: "say", method: "", signed: "", other: OTHER, end: METHOD.slice(6) },
  });
});

test("the build stops when nothing looks like a docstring", () => {
  const sample = linked(128);
  sample.relocations.data.clear();
  assert.throws(() => blankDocs(sample, new Uint8Array(4096)), {
    message: /expected docstrings in tables of methods/,
  });
});

test("free memory is filled with zeros, and what is in use stays", () => {
  const memory = new Uint8Array(2 ** 21).fill(7);
  const free = new Set([512, 528, 600]); // blocks of 16 bytes, below what was never used
  const used = 64; // bytes of stack
  let top = 1024;
  scrub(
    {
      malloc(size) {
        const [block] = size <= 16 ? free : [];
        if (block !== undefined) free.delete(block);
        return block ?? top++;
      },
      free() {},
      emscripten_stack_get_end: () => 0,
      emscripten_stack_get_current: () => 256 - used,
    },
    memory,
  );
  const zeros = [...memory.keys()].filter((at) => memory[at] === 0);
  const expected = [0, 512, 528, 600].flatMap((block) =>
    Array.from({ length: block ? 12 : 256 - used }, (_, at) => block + at),
  );
  assert.deepEqual(zeros, expected);
});
