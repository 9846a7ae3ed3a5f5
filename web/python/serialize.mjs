import { PAGE } from "./restore-snapshot.ts";

/**
 * The snapshot in the format that `web/python/restore-snapshot.ts` reads, without empty pages.
 *
 * @param {Uint8Array} notes
 * @param {Uint8Array} memory
 */
export function serializeSnapshot(notes, memory) {
  const places = Array.from({ length: memory.length / PAGE }, (_, page) => page * PAGE);
  const pages = places.map((start) => ({ start, bytes: memory.subarray(start, start + PAGE) }));
  const full = pages.filter(({ bytes }) => bytes.some(Boolean));
  const header = Uint32Array.of(notes.length, full.length, ...full.map(({ start }) => start));
  return Buffer.concat([new Uint8Array(header.buffer), notes, ...full.map(({ bytes }) => bytes)]);
}
