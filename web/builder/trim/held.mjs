// What the memory of a started Python refers to: functions, by their place in the table, and data
// that the WebAssembly brings.

import { expect } from "../relink/expect.mjs";
import { MEMORY_BASE, TABLE_BASE } from "../relink/write.mjs";

/** How much further on in the table the functions of the second memory stand. */
export const MOVED = 65_536;

/**
 * The nodes of the graph to which words of the memory point, but for those words that a piece of
 * data has always had: these count where something leads to that piece.
 *
 * Which words are places in the table is known for sure: Python has started a second time, with all
 * functions moved, and the same words are higher by as much. A word that could be the address of
 * data counts as one.
 * @param {import("../relink/relink.mjs").Linked} linked
 * @param {Uint32Array} memory
 * @param {Uint32Array} moved
 * @returns {Set<string>}
 */
export function heldBy({ module, relocations, graph }, memory, moved) {
  expect(memory.length === moved.length, "as much memory wherever the functions are");
  const own = new DataView(module.data.buffer, module.data.byteOffset, module.data.byteLength);
  /** @type {Set<string>} */
  const held = new Set();
  for (const [index, word] of memory.entries()) {
    const at = index * 4 - MEMORY_BASE;
    const [slot, place] = [word - TABLE_BASE, word - MEMORY_BASE];
    const isSlot = slot in module.slots && moved[index] !== word;
    if (isSlot) {
      expect(moved[index] === word + MOVED, "functions to be moved all alike");
      if (!isOwn("slot", slot)) held.add(`slot ${slot}`);
    } else if (place >= 0 && place < module.data.length && !isOwn("memory", place)) {
      held.add(`memory ${graph.pieceOf(place)}`);
    }
    /**
     * @param {string} kind
     * @param {number} value
     */
    function isOwn(kind, value) {
      const stored = relocations.data.get(at);
      if (stored) return stored.kind === kind && stored.at === value;
      return at >= 0 && at + 4 <= own.byteLength && own.getUint32(at, true) === word;
    }
  }
  return held;
}
