// Writes zeros over memory that is free: what the start has left there would travel.

const LARGE = 2 ** 20; // bytes: no free block between those in use is as large
const STEP = 8; // bytes, by which small blocks differ

/** @import { Exports } from "./exports.d.ts" */

/**
 * Every free block of the heap is allocated, filled and freed again, the largest first; and so is
 * the stack, but for what is in use of it.
 * @param {Exports} exports
 * @param {Uint8Array} memory
 */
export function scrub(exports, memory) {
  const end = exports.malloc(LARGE); // beyond it, everything is free, and has never been used
  const blocks = [];
  for (const size of sizes()) {
    let block = exports.malloc(size);
    for (; block < end; block = exports.malloc(size)) {
      memory.fill(0, block, block + size);
      blocks.push(block);
    }
    exports.free(block);
  }
  for (const block of [...blocks, end]) exports.free(block);
  memory.fill(0, exports.emscripten_stack_get_end(), exports.emscripten_stack_get_current());
}

function* sizes() {
  for (let size = LARGE / 2; size > 1024; size = Math.floor((size * 0.9) / STEP) * STEP) yield size;
  for (let size = 1024; size > 0; size -= STEP) yield size - STEP / 2;
}
