// What Pyodide's memory snapshot consists of.

import { readFileSync } from "node:fs";

/**
 * What Pyodide notes of its objects in JavaScript, which has its length in its second word, and the
 * memory.
 * @param {string} file
 */
export function readSnapshot(file) {
  const snapshot = Uint8Array.from(readFileSync(file));
  const end = new Uint32Array(snapshot.buffer, 0, 2)[1] ?? 0;
  return { state: snapshot.subarray(0, end), memory: snapshot.slice(end) };
}
