export const PAGE = 65_536; // bytes of memory

/**
 * Reads a memory snapshot in the build's format. It begins with 32-bit numbers: the length in bytes
 * of Pyodide's notes about its JavaScript objects, the number of memory pages, and the start
 * address of each page. The notes and the pages follow. The rest of the memory is zero.
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
 * Copies the memory of a started Python into CPython's WebAssembly before Pyodide uses it. The
 * constructors are replaced, because they would start Python again. Only one of their effects is
 * not part of the memory: the first entries in Pyodide's table of JavaScript objects.
 */
export function restoreSnapshot(
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
