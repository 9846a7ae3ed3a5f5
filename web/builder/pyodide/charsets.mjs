// Finds the tables of `iconv` in Emscripten's C library, musl: nothing calls it, for Python has codecs of
// its own. These say what such a table holds.

import { expect } from "./expect.mjs";

/** @import { Range } from "./codecs.mjs" */
/** @import { Python } from "./exports.d.ts" */

const EUC = between(0xa1, 0xfe);
const BIG5 = [...between(0x40, 0x7e), ...EUC];

/** The bytes that begin a character are the rows of a table, those that end it are its columns. */
const TABLES = [
  {
    module: "_codecs_cn",
    codec: "gb18030",
    rows: between(0x81, 0xfe),
    columns: [...between(0x40, 0x7e), ...between(0x80, 0xfe)],
  },
  {
    module: "_codecs_hk",
    codec: "big5hkscs",
    rows: [...between(0x87, 0xa0), ...between(0xfa, 0xfe)],
    columns: BIG5,
  },
  { module: "_codecs_tw", codec: "big5", rows: between(0xa1, 0xf9), columns: BIG5 },
  { module: "_codecs_jp", codec: "euc_jp", rows: between(0xa1, 0xf4), columns: EUC },
  { module: "_codecs_kr", codec: "euc_kr", rows: between(0xa1, 0xfd), columns: EUC },
];
const DECODED = `lambda decode, rows, columns: [
    ord(decode(bytes((row, column)), "replace")[0][0]) & 0xFFFF
    for row in rows for column in columns
]`;
const UNKNOWN = 0xfffd; // what bytes are replaced with that are no character
const SAME = 0.95; // of the cells: musl and CPython follow different editions of a standard
const SAMPLE = 4; // known cells to search for

/**
 * @param {Python} pyodide
 * @returns {Range[]}
 */
export function charsetTables(pyodide) {
  const builtins = pyodide.pyimport("builtins");
  const decoded = builtins.eval(DECODED, builtins.dict());
  return TABLES.map(({ module, codec, rows, columns }) => {
    const { decode } = pyodide.pyimport(module).getcodec(codec);
    const cells = Uint16Array.from(decoded(decode, rows, columns).toJs());
    const start = found(cells, Buffer.from(pyodide._module.HEAPU8.buffer));
    expect(start >= 0, `a table of ${codec} in musl's iconv`);
    return { start, bytes: cells.byteLength };
  });
}

/**
 * @param {Uint16Array} cells
 * @param {Buffer} memory
 */
function found(cells, memory) {
  const known = [...cells.entries()].filter(([, cell]) => cell !== UNKNOWN);
  const first = cells.findIndex((_, at) => !cells.subarray(at, at + SAMPLE).includes(UNKNOWN));
  const sample = Buffer.from(cells.buffer, first * 2, SAMPLE * 2);
  for (let at = memory.indexOf(sample); at >= 0; at = memory.indexOf(sample, at + 1)) {
    const start = at - first * 2;
    const same = known.filter(([cell, code]) => memory.readUInt16LE(start + cell * 2) === code);
    if (same.length > known.length * SAME) return start;
  }
  return -1;
}

/**
 * @param {number} first
 * @param {number} last
 */
function between(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
