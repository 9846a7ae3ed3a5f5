// Writes zeros over free memory. Otherwise data that the start left there would be part of the
// snapshot.

const LARGE = 2 ** 20; // bytes: larger than any free block between used blocks
const STEP = 8; // bytes: the granularity of small blocks

/** @import { Exports } from "./exports.d.ts" */

/**
 * Allocates every free block of the heap, fills it with zeros and frees it again, from large to
 * small. Also clears the unused part of the stack.
 * @param {Exports} exports
 * @param {Uint8Array} memory
 */
export function scrub(exports, memory) {
  const end = exports.malloc(LARGE); // everything beyond it is free and was never used
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
