import assert from "node:assert/strict";
import { test } from "node:test";
import { number, Reader, readSections, Section, signed } from "../../web/builder/relink/binary.mjs";
import { readBody } from "../../web/builder/relink/instructions.mjs";
import { assemble } from "./sample.js";

for (const value of [0, 1, 127, 128, 300, 2 ** 31, 2 ** 32 - 1]) {
  test(`the unsigned number ${value} is read as it is written`, () => {
    assert.equal(new Reader(new Uint8Array(number(value))).number(), value);
  });
}

for (const value of [0, 1, -1, 63, 64, -64, -65, 2 ** 31 - 1, -(2 ** 31)]) {
  test(`the signed number ${value} is read as it is written`, () => {
    assert.equal(new Reader(new Uint8Array(signed(value))).signed(), value);
  });
}

/**
 * The instructions of one function, as the bytes that they begin with and their operands.
 * @param {string} text
 */
function instructions(text) {
  const wasm = assemble(`(module (memory 1) (table 1 funcref) (tag $tag (param i32)) (data "ab")
    (type $sum (func (param i32) (result i32))) (global $g (mut i32) (i32.const 0))
    (elem declare func $f) (func $f (param $x i32) (result i32) ${text}))`);
  const code = new Reader(readSections(wasm).find(({ id }) => id === Section.code)?.data ?? wasm);
  const [body] = code.vector(() => code.blob());
  return readBody(body ?? wasm).map(({ op, to }) => `${op.toString(16)} ${to}`);
}

/** @type {[text: string, expected: string[]][]} */
const EXAMPLES = [
  ["(i32.add (local.get $x) (i32.const -5))", ["20 0", "41 -5", "6a 0"]],
  ["(i32.load offset=1000 (local.get $x))", ["20 0", "28 1000"]],
  ["(global.set $g (i32.const 1)) (global.get $g)", ["41 1", "24 0", "23 0"]],
  ["(call_indirect (type $sum) (i32.const 9) (i32.const 0))", ["41 9", "41 0", "11 0"]],
  [
    "(drop (f32.const 1)) (drop (f64.const 2)) (call $f (local.get $x))",
    [...["43 0", "1a 0", "44 0", "1a 0", "20 0", "10 0"]],
  ],
  [
    "(drop (ref.func $f)) (drop (ref.is_null (ref.null func))) (local.get $x)",
    [...["d2 0", "1a 0", "d0 112", "d1 0", "1a 0", "20 0"]],
  ],
  ["(i32.trunc_sat_f64_s (f64.const 2))", ["44 0", "fc02 0"]],
  [
    "(memory.fill (local.get $x) (i32.const 0) (i32.const 8)) (memory.size)",
    [...["20 0", "41 0", "41 8", "fc0b 0", "3f 0"]],
  ],
  [
    "(memory.copy (local.get $x) (i32.const 0) (i32.const 8)) (local.get $x)",
    [...["20 0", "41 0", "41 8", "fc0a 0", "20 0"]],
  ],
];

for (const [text, expected] of EXAMPLES) {
  test(`reads ${text}`, () => assert.deepEqual(instructions(text), [...expected, "b 0"]));
}

test("reads over tables of branches, and over what is typed", () => {
  const found = instructions(`(block $out
    (block $in (br_table $in $out $out (local.get $x)))
    (drop (select (result i32) (i32.const 1) (i32.const 2) (local.get $x)))) (i32.const 77)`);
  assert.deepEqual(found.slice(-2), ["41 77", "b 0"]);
});

test("an instruction that is not known stops the build", () => {
  const vector = new Uint8Array([0, 0xfd, 0x0c]);
  assert.throws(() => readBody(vector), /Pyodide has changed: expected no instruction 0xfd/);
  const bulk = new Uint8Array([0, 0xfc, 18]);
  assert.throws(() => readBody(bulk), /Pyodide has changed: expected no instruction 0xfc 18/);
});
