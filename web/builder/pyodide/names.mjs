// Finds the tables behind `unicodedata.name` and `unicodedata.lookup`, which nothing of the engine uses.
//
// The number of a character's page and its place there lead to the position of its name among all names.
// The names are paths through a graph. A last table leads from a position back to the character.

import { expect } from "./expect.mjs";

/** @import { Range } from "./codecs.mjs" */
/** @import { Python } from "./exports.d.ts" */

const NAMED = `lambda name: [
    code for code in range(0x110000) if (text := name(chr(code), ""))
    and not text.startswith(("CJK UNIFIED IDEOGRAPH-", "HANGUL SYLLABLE "))  # computed
]`;
const ALIASES = [0xf00, 0xf01, 0xf02, 0xf03]; // pages that CPython gives to second names, and sequences
const [PAGES, PAGE] = [0x1100, 256]; // of so many characters
const GAP = 16_384; // bytes that the aliases themselves may take, before the last table
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
  const { count, end } = graph(memory, positions + numbers.length * PAGE * 2);
  const aliases = count - named.length;
  expect(
    aliases >= 0 && aliases <= ALIASES.length * PAGE,
    "CPython's names behind their positions",
  );
  let last = Math.ceil(end / ALIGNED) * ALIGNED;
  const leadsBack = (/** @type {number} */ code) =>
    memory.readUInt32LE(last + position(code) * 4) === code;
  while (last < end + GAP && !named.every(leadsBack)) last += ALIGNED;
  expect(last < end + GAP, "CPython's table from names to characters behind the names");
  return [
    { start, bytes: end - start },
    { start: last, bytes: count * 4 },
  ];
}

/**
 * A node is the number of its names, and its edges: how far the next node is, and a text.
 *
 * @param {Buffer} memory
 * @param {number} start
 * @returns how many names the graph has, and where it ends: after the last node that an edge leads to
 */
function graph(memory, start) {
  let at = start;
  const next = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = memory.readUInt8(at++);
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const count = next() >> 1;
  at = start;
  for (let furthest = start; at <= furthest; ) {
    const node = at;
    let target = node;
    next();
    for (let edge = 0; !(edge & 1); ) {
      edge = next();
      if (!edge && target === node) break; // none: a name ends here
      target += edge >> 2;
      at += edge & 2 ? 1 : memory.readUInt8(at) + 1;
    }
    furthest = Math.max(furthest, target);
  }
  return { count, end: at };
}
