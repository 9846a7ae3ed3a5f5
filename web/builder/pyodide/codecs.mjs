// Finds the tables of the codecs for Chinese, Japanese and Korean texts, a fifth of what a snapshot
// holds: nothing can import such a codec any more once a Python has forgotten how modules are found.

import { expect } from "./expect.mjs";

const MODULES = ["_codecs_cn", "_codecs_hk", "_codecs_jp", "_codecs_kr", "_codecs_tw"];
const POINTER = 8; // bytes into a capsule
const [ENCODING, DECODING] = [4, 8]; // bytes into a `dbcs_map` of CPython's `cjkcodecs.h`
const ROWS = 256; // of an index: a pointer to 16-bit numbers, the first and the last of them
const ROW = 8; // bytes

/** @typedef {{ start: number, bytes: number }} Range */

/**
 * @param {import("pyodide").PyodideAPI} pyodide which the search fills with these modules
 * @returns {Range[]}
 */
export function codecTables(pyodide) {
  const { dir, getattr, id } = pyodide.pyimport("builtins");
  const capsules = MODULES.flatMap((name) => {
    const module = pyodide.pyimport(name);
    const maps = dir(module)
      .toJs()
      .filter((key) => key.startsWith("__map_"));
    return maps.map((key) => id(getattr(module, key)));
  });
  const bytes = pyodide._module.HEAPU8;
  const view = new DataView(bytes.buffer);
  const word = (/** @type {number} */ at) => view.getUint32(at, true);
  const tables = capsules.flatMap((capsule) =>
    [ENCODING, DECODING].map((offset) => word(word(capsule + POINTER) + offset)),
  );
  const ranges = tables.filter(Boolean).flatMap((table) =>
    Array.from({ length: ROWS }, (_, row) => table + row * ROW)
      .filter((row) => word(row))
      .map((row) => ({ start: word(row), bytes: (bytes[row + 5] - bytes[row + 4] + 1) * 2 })),
  );
  expect(
    capsules.length > 20 && ranges.length > 1000,
    "tables behind the capsules of CPython's codecs",
  );
  return ranges;
}
