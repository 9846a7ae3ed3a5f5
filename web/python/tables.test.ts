import assert from "node:assert/strict";
import { test } from "node:test";
import { loadPyodide } from "pyodide";
import { codecTables } from "./codecs.mjs";
import type { Python } from "./exports.d.ts";
import { iconvTables } from "./iconv.mjs";
import { nameTables } from "./names.mjs";

const ASKED = `import unicodedata as u
repr([(u.category(c), u.decimal(c, None), u.normalize("NFKC", c), u.east_asian_width(c), c.upper())
      for c in map(chr, range(0x11000))])`;

const pyodide = (await loadPyodide()) as Python;
const empty = {
  pyimport: pyodide.pyimport,
  _module: { HEAPU8: new Uint8Array(pyodide._module.HEAPU8.length) },
} as Python;

for (const { find, bytes } of [
  { find: codecTables, bytes: 580_414 },
  { find: iconvTables, bytes: 119_468 },
  { find: nameTables, bytes: 446_300 },
]) {
  test(`${find.name} finds them all, and says where it finds none`, () => {
    const found = find(pyodide).map((table) => table.bytes);
    assert.equal(
      found.reduce((sum, size) => sum + size),
      bytes,
    );
    assert.throws(() => find(empty), /Pyodide has changed: expected/);
  });
}

test("without these tables characters lose only their names", () => {
  const before = pyodide.runPython(ASKED);
  const tables = [...codecTables(pyodide), ...iconvTables(pyodide), ...nameTables(pyodide)];
  const memory = pyodide._module.HEAPU8;
  for (const { start, bytes } of tables) memory.fill(0, start, start + bytes);
  assert.equal(pyodide.runPython(ASKED), before);
  assert.equal(pyodide.runPython("u.name('A', 'none')"), "none");
});
