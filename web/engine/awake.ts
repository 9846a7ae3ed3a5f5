export const PAGE = 65_536; // bytes of memory

/**
 * A memory snapshot, as the build writes it, in numbers of 32 bits: how many bytes Pyodide's notes on
 * its objects in JavaScript are, how many pages of the memory follow, and where each of these begins.
 * Then the notes, and the pages. All else in the memory is zero.
 */
export function readSnapshot(snapshot: Uint8Array<ArrayBuffer>) {
  const [notes = 0, count = 0] = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2);
  const starts = new Uint32Array(snapshot.buffer, snapshot.byteOffset + 8, count);
  const [first, end] = [8 + starts.byteLength, 8 + starts.byteLength + notes];
  const pages = Array.from(starts, (start, page) => {
    const bytes = snapshot.subarray(end + page * PAGE, end + (page + 1) * PAGE);
    return { start, bytes };
  });
  return { notes: snapshot.slice(first, end), pages };
}

/**
 * Puts the memory of a Python that has started into CPython's WebAssembly, before Pyodide finds it.
 * The constructors would start Python anew: of what they do, only the first entries of Pyodide's
 * table of JavaScript objects are not in the memory.
 */
export function awaken(
  { exports }: WebAssembly.Instance,
  pages: ReturnType<typeof readSnapshot>["pages"],
) {
  const python = exports as unknown as Exports;
  const memory = new Uint8Array(python.memory.buffer);
  for (const { start, bytes } of pages) memory.set(bytes, start);
  const constructors = () => {
    python._hiwire_immortal_add(null);
    python._hiwire_immortal_add(new Map());
    python._hiwire_set(0, null);
  };
  return { exports: { ...exports, __wasm_call_ctors: constructors } };
}

interface Exports {
  memory: WebAssembly.Memory;
  _hiwire_immortal_add: (value: unknown) => number;
  _hiwire_set: (place: number, value: unknown) => number;
}
