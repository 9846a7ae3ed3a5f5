// Finds the tables of the codecs for Chinese, Japanese and Korean, which are a fifth of a snapshot.
// They are unused: after `release.py` has run, no codec can be imported any more.

import { expect } from "./expect.mjs";

const MODULES = ["_codecs_cn", "_codecs_hk", "_codecs_jp", "_codecs_kr", "_codecs_tw"];
const POINTER = 8; // the offset of the pointer in a capsule, in bytes
const [ENCODING, DECODING] = [4, 8]; // offsets in a `dbcs_map` of CPython's `cjkcodecs.h`, in bytes
const ROWS = 256; // the rows of an index: a pointer to 16-bit numbers, with the first and the last number
const ROW = 8; // bytes

/** @import { Python } from "./exports.d.ts" */
/** @typedef {{ start: number, bytes: number }} Range */

/**
 * @param {Python} pyodide the search loads the codecs into it
 * @returns {Range[]}
 */
export function codecTables(pyodide) {
  const { dir, getattr, id } = pyodide.pyimport("builtins");
  const capsules = MODULES.flatMap((name) => {
    const module = pyodide.pyimport(name);
    const names = /** @type {string[]} */ (dir(module).toJs());
    const maps = names.filter((key) => key.startsWith("__map_"));
    return maps.map((key) => Number(id(getattr(module, key))));
  });
  const view = new DataView(pyodide._module.HEAPU8.buffer);
  const word = (/** @type {number} */ at) => view.getUint32(at, true);
  const tables = capsules.flatMap((capsule) =>
    [ENCODING, DECODING].map((offset) => word(word(capsule + POINTER) + offset)),
  );
  const ranges = tables.filter(Boolean).flatMap((table) =>
    Array.from({ length: ROWS }, (_, row) => table + row * ROW)
      .filter((row) => word(row))
      .map((row) => ({
        start: word(row),
        bytes: (view.getUint8(row + 5) - view.getUint8(row + 4) + 1) * 2,
      })),
  );
  expect(
    capsules.length > 20 && ranges.length > 1000,
    "tables behind the capsules of CPython's codecs",
  );
  return ranges;
}
