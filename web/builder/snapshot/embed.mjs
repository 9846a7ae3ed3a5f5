// Puts a memory snapshot into a WebAssembly, as its data.

import * as binary from "../relink/binary.mjs";
import { Op } from "../relink/instructions.mjs";

const { Section } = binary;
const ZEROS = 32; // so many zeros in a row are cheaper left out than written down

/**
 * @param {Uint8Array<ArrayBuffer>} wasm
 * @param {Uint8Array} state what Pyodide notes of its objects in JavaScript
 * @param {Uint8Array} memory
 */
export function embed(wasm, state, memory) {
  const segments = [...runs(memory)];
  const contents = new Map([
    [Section.dataCount, Uint8Array.from(binary.number(segments.length))],
    [Section.data, binary.vector(segments)],
  ]);
  const sections = binary
    .readSections(wasm)
    .map(({ id, data }) => ({ id, data: contents.get(id) ?? data }));
  const noted = [binary.name("snapshot"), state];
  sections.push({ id: Section.custom, data: binary.joined(noted) });
  return binary.writeSections(sections);
}

/**
 * A segment of data for each run of bytes between zeros.
 *
 * @param {Uint8Array} memory
 */
function* runs(memory) {
  let start = -1;
  let zeros = 0;
  for (let at = 0; at <= memory.length; at++) {
    if (at < memory.length && memory[at]) {
      if (start < 0) start = at;
      zeros = 0;
    } else if (start >= 0 && (++zeros >= ZEROS || at >= memory.length)) {
      const end = at + 1 - zeros;
      const offset = [Op.i32Const, ...binary.signed(start), Op.end];
      yield binary.joined([[0], offset, binary.blob(memory.subarray(start, end))]);
      start = -1;
    }
  }
}
