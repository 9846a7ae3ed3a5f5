// Finds the tables behind `unicodedata.name` and `unicodedata.lookup`, which the engine does not
// use.
//
// The tables are adjacent. The first tables map a character, by the number of its page and its
// place in the page, to the position of its name. The names follow. The last table maps a position
// back to the character.

import { expect } from "./expect.mjs";

/** @import { Range } from "./codecs.mjs" */
/** @import { Python } from "./exports.d.ts" */

const NAMED = `lambda name: [
    code for code in range(0x110000) if (text := name(chr(code), ""))
    and not text.startswith(("CJK UNIFIED IDEOGRAPH-", "HANGUL SYLLABLE "))  # computed
]`;
const ALIASES = [0xf00, 0xf01, 0xf02, 0xf03]; // pages that CPython uses for aliases and sequences
const [PAGES, PAGE] = [0x1100, 256]; // the number of pages, and of characters in each
const NAMES = 2 ** 20; // bytes: an upper limit for all names
const ALIGNED = 16; // bytes

/**
 * @param {Python} pyodide
 * @returns {Range[]}
 */
export function nameTables(pyodide) {
  const builtins = pyodide.pyimport("builtins");
  const { name } = pyodide.pyimport("unicodedata");
  /** @type {number[]} */
  const named = builtins.eval(NAMED, builtins.dict())(name).toJs();
  const memory = Buffer.from(pyodide._module.HEAPU8.buffer);
  const full = new Set([...named.map((code) => code >> 8), ...ALIASES]);
  const kinds = Array.from({ length: PAGES }, (_, page) => (full.has(page) ? page : "empty"));
  const numbers = [...new Set(kinds)];
  const pages = Buffer.from(kinds.map((kind) => numbers.indexOf(kind)));
  const start = memory.indexOf(pages);
  expect(start >= 0, "CPython's table of the pages of Unicode that have names");

  const positions = start + PAGES;
  const position = (/** @type {number} */ code) =>
    memory.readUInt16LE(positions + (Number(pages[code >> 8]) * PAGE + (code % PAGE)) * 2);
  let last = Math.ceil(positions / ALIGNED) * ALIGNED;
  const leadsBack = (/** @type {number} */ code) =>
    memory.readUInt32LE(last + position(code) * 4) === code;
  while (last < start + NAMES && !named.every(leadsBack)) last += ALIGNED;
  expect(last < start + NAMES, "CPython's table from names to characters behind the names");
  const end = last + (Math.max(...named.map(position)) + 1) * 4;
  return [{ start, bytes: end - start }];
}
