/**
 * A memory snapshot, as the build writes it, in numbers of 32 bits: how many bytes Pyodide's notes on
 * its objects in JavaScript are, how many parts of the memory follow, where each part stands in the
 * memory, and how many bytes it has. Then the notes, and the parts. All else in the memory is zero.
 *
 * @param {Uint8Array<ArrayBuffer>} snapshot
 */
export function readSnapshot(snapshot) {
  const [notes = 0, count = 0] = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2);
  const table = new Uint32Array(snapshot.buffer, snapshot.byteOffset + 8, 2 * count);
  let at = 8 + table.byteLength + notes;
  const parts = Array.from({ length: count }, (_, part) => {
    const [start = 0, bytes = 0] = table.subarray(2 * part);
    at += bytes;
    return { start, bytes: snapshot.subarray(at - bytes, at) };
  });
  return { notes: snapshot.slice(8 + table.byteLength, 8 + table.byteLength + notes), parts };
}

/**
 * Puts the memory of a Python that has started into CPython's WebAssembly, before Pyodide finds it.
 * The constructors would start Python anew: of what they do, only the first entries of Pyodide's
 * table of JavaScript objects are not in the memory.
 *
 * @param {WebAssembly.Instance} instance
 * @param {ReturnType<typeof readSnapshot>["parts"]} parts
 */
export function awaken({ exports }, parts) {
  const python = /** @type {Exports} */ (/** @type {unknown} */ (exports));
  const memory = new Uint8Array(python.memory.buffer);
  for (const { start, bytes } of parts) memory.set(bytes, start);
  const constructors = () => {
    python._hiwire_immortal_add(null);
    python._hiwire_immortal_add(new Map());
    python._hiwire_set(0, null);
  };
  return { exports: { ...exports, __wasm_call_ctors: constructors } };
}

/**
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {(value: unknown) => number} _hiwire_immortal_add
 * @property {(place: number, value: unknown) => number} _hiwire_set
 */
