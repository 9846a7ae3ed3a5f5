// Reads the instructions of WebAssembly.
// https://webassembly.github.io/spec/core/binary/instructions.html

import { Reader } from "./binary.mjs";
import { changed, expect } from "./expect.mjs";

const EXTENDED = 0xfc; // the first of two bytes
export const Op = {
  unreachable: 0x00,
  block: 0x02,
  loop: 0x03,
  if: 0x04,
  else: 0x05,
  try: 0x06,
  catch: 0x07,
  end: 0x0b,
  br: 0x0c,
  brIf: 0x0d,
  brTable: 0x0e,
  call: 0x10,
  delegate: 0x18,
  catchAll: 0x19,
  select: 0x1b,
  localGet: 0x20,
  localSet: 0x21,
  localTee: 0x22,
  globalGet: 0x23,
  globalSet: 0x24,
  i32Load: 0x28,
  i32Load16U: 0x2f,
  i32Store: 0x36,
  i32Const: 0x41,
  i32Eqz: 0x45,
  i32Eq: 0x46,
  i32GeU: 0x4f,
  i32Add: 0x6a,
  i32Sub: 0x6b,
  i32Rotr: 0x78,
  refFunc: 0xd2,
  memoryFill: EXTENDED * 256 + 11,
};

/**
 * What an instruction does, and its operand; 0 where it has none, or none that is looked at.
 * @typedef {{ op: number, to: number }} Instruction
 */

/**
 * The instructions of a function.
 * @param {Uint8Array} body
 */
export function readBody(body) {
  const reader = new Reader(body);
  reader.vector(() => [reader.number(), reader.byte()]); // its locals
  const code = [];
  while (reader.more) code.push(readInstruction(reader));
  return code;
}

/**
 * The instructions of a constant expression that stands among other things.
 * @param {Reader} reader
 */
export function readConstant(reader) {
  const code = [];
  for (let next = readInstruction(reader); next.op !== Op.end; next = readInstruction(reader)) {
    code.push(next);
  }
  return code;
}

const NOTHING_FOLLOWS = [0x00, 0x01, 0x05, 0x0b, 0x0f, 0x19, 0x1a, 0x1b, 0xd1];
const ONE_NUMBER = [0x07, 0x08, 0x09, 0x0c, 0x0d, 0x10, 0x18, 0x3f, 0x40, 0xd0, 0xd2];
const SIGNED = [0x02, 0x03, 0x04, 0x06, 0x41, 0x42]; // blocks' types, i32.const, i64.const

/**
 * @param {Reader} reader
 * @returns {Instruction}
 */
function readInstruction(reader) {
  const op = reader.byte();
  if (op === EXTENDED) return readExtended(reader);
  return { op, to: readOperand(op, reader) };
}

/**
 * @param {number} op
 * @param {Reader} reader
 */
function readOperand(op, reader) {
  if (NOTHING_FOLLOWS.includes(op) || (op >= 0x45 && op <= 0xc4)) return 0;
  if (SIGNED.includes(op)) return reader.signed();
  if (ONE_NUMBER.includes(op) || (op >= 0x20 && op <= 0x26)) return reader.number();
  if ((op >= 0x28 && op <= 0x3e) || op === 0x11) {
    skip(1, reader); // memory: alignment, then offset; call_indirect: type, then table
    return reader.number();
  }
  if (op === 0x0e)
    skip(reader.number() + 1, reader); // br_table
  else if (op === 0x1c)
    skip(reader.number(), reader); // select with types
  else if (op === 0x43) reader.bytes(4);
  else if (op === 0x44) reader.bytes(8);
  else throw new Error(changed(`no instruction 0x${op.toString(16)}`));
  return 0;
}

/**
 * @param {Reader} reader
 * @returns {Instruction}
 */
function readExtended(reader) {
  const op = reader.number();
  expect(op <= 17, `no instruction 0xfc ${op}`);
  skip(op < 8 ? 0 : [8, 10, 12, 14].includes(op) ? 2 : 1, reader);
  return { op: EXTENDED * 256 + op, to: 0 };
}

/**
 * @param {number} count
 * @param {Reader} reader
 */
function skip(count, reader) {
  for (let left = count; left > 0; left--) reader.number();
}
