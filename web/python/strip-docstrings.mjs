// Overwrites memory that a started Python never reads: the code of the modules that are frozen into
// CPython, which it starts with, and docstrings in C code.

import { expect } from "./expect.mjs";

/** @import { Exports } from "./exports.d.ts" */

const ROW = 16; // bytes of the entry of a frozen module: its name, its code, the size of the code, a flag
const SIGNATURE = ")\n--\n\n"; // the end of a function's signature, as Argument Clinic writes it

/**
 * @param {Exports} exports
 * @param {Uint8Array} memory
 */
export function strip(exports, memory) {
  const view = new DataView(memory.buffer, memory.byteOffset);
  const word = (/** @type {number} */ at) => view.getUint32(at, true);
  const { _PyImport_FrozenBootstrap, _PyImport_FrozenStdlib, _PyImport_FrozenTest } = exports;
  for (const table of [_PyImport_FrozenBootstrap, _PyImport_FrozenStdlib, _PyImport_FrozenTest]) {
    for (let row = word(table.value); word(row); row += ROW) {
      const size = view.getInt32(row + 8, true);
      expect(size > 0, "code in CPython's tables of frozen modules");
      memory.fill(0, word(row + 4), word(row + 4) + size);
      memory.fill(0, row, row + ROW);
    }
  }
  stripSignatures(memory);
}

/**
 * Overwrites texts with a signature. A text ends where another pointer points into it, because
 * texts may share their ends.
 *
 * @param {Uint8Array} memory
 */
function stripSignatures(memory) {
  const pointed = new Set(new Uint32Array(memory.slice().buffer));
  const marks = Buffer.from(memory.buffer, memory.byteOffset, memory.length);
  for (let at = marks.indexOf(SIGNATURE); at >= 0; at = marks.indexOf(SIGNATURE, at + 1)) {
    let start = at;
    while (memory[start - 1] && !pointed.has(start)) start--;
    if (!pointed.has(start)) continue;
    do memory[start++] = 0;
    while (memory[start] && !pointed.has(start));
  }
}
