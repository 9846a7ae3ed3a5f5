const PAGE = 65_536; // bytes of memory

/**
 * The snapshot in the form that `web/engine/awake.js` reads.
 *
 * @param {Uint8Array} notes
 * @param {Uint8Array} memory
 */
export function written(notes, memory) {
  const parts = [...partsOf(memory)];
  const header = [
    notes.length,
    parts.length,
    ...parts.flatMap(([start, end]) => [start, end - start]),
  ];
  const bytes = parts.map(([start, end]) => memory.subarray(start, end));
  return Buffer.concat([new Uint8Array(Uint32Array.from(header).buffer), notes, ...bytes]);
}

/**
 * Where the memory is not zero, in whole pages.
 *
 * @param {Uint8Array} memory
 * @returns {Generator<[number, number]>}
 */
function* partsOf(memory) {
  let start = -1;
  for (let at = 0; at < memory.length; at += PAGE) {
    const empty = memory.subarray(at, at + PAGE).every((byte) => byte === 0);
    if (empty && start >= 0) yield [start, at];
    if (empty) start = -1;
    else if (start < 0) start = at;
  }
  if (start >= 0) yield [start, memory.length];
}
