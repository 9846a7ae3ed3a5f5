// Finds the tables of `iconv`, a function of the C library that CPython never calls: 110 kB of
// Chinese, Japanese and Korean characters, adjacent.

import { expect } from "./expect.mjs";

/** @import { Range } from "./codecs.mjs" */
/** @import { Python } from "./exports.d.ts" */

/** Encoding, first character and number of characters of each table, in the order of the memory. */
const TABLES = /** @type {const} */ ([
  ["gb18030", [0x81, 0x40], 126 * 190],
  ["euc-jp", [0xa1, 0xa1], 84 * 94],
  ["big5", [0xa1, 0x40], 89 * 157],
  ["euc-kr", [0xa1, 0xa1], 93 * 94],
]);
const COMPARED = 5; // characters at the beginning of a table
const BETWEEN = 12_288; // bytes: an upper limit of what lies between two tables, such as HKSCS

/**
 * @param {Python} pyodide
 * @returns {Range[]}
 */
export function iconvTables(pyodide) {
  const memory = Buffer.from(pyodide._module.HEAPU8.buffer);
  const texts = TABLES.map(([encoding, first]) => beginning(encoding, first));
  const [text = ""] = texts;
  // CPython's codecs begin with the same characters, but not one after another.
  for (let start = memory.indexOf(text); start >= 0; start = memory.indexOf(text, start + 1)) {
    let end = start;
    const areAdjacent = TABLES.every(([, , count], place) => {
      const next = memory.indexOf(texts[place] ?? "", end);
      const gap = next - end;
      end = next + count * 2;
      return gap >= 0 && gap < BETWEEN;
    });
    if (areAdjacent) return [{ start, bytes: end - start }];
  }
  expect(false, "the tables of iconv, one after another");
}

/**
 * The first characters of a table, as 16-bit numbers.
 *
 * @param {string} encoding
 * @param {readonly [number, number]} first
 */
function beginning(encoding, [lead, trail]) {
  const bytes = Array.from({ length: COMPARED }, (_, place) => [lead, trail + place]).flat();
  return Buffer.from(new TextDecoder(encoding).decode(Uint8Array.from(bytes)), "utf16le");
}
