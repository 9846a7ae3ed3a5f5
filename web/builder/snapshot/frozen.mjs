// Empties the tables of the modules that CPython has frozen into itself, to start with: it has
// started.

import { expect } from "../relink/expect.mjs";
import { exported, readModule } from "../relink/module.mjs";
import { MEMORY_BASE } from "../relink/write.mjs";

const TABLES = ["_PyImport_FrozenBootstrap", "_PyImport_FrozenStdlib", "_PyImport_FrozenTest"];
const ROW = 16; // bytes: a name, code, its size, and whether it is a package

/**
 * @param {Uint8Array} wasm Pyodide's own, which says where the tables are
 * @param {Uint8Array} memory
 */
export function dropFrozenModules(wasm, memory) {
  const module = readModule(wasm);
  const view = new DataView(memory.buffer, memory.byteOffset);
  const word = (/** @type {number} */ at) => view.getUint32(at, true);
  for (const name of TABLES) {
    const variable = module.globals[exported(module, name)]?.init?.[0]?.to;
    expect(variable !== undefined, `${name} in memory`);
    const table = word(MEMORY_BASE + variable);
    for (let row = table; word(row); row += ROW) {
      const size = view.getInt32(row + 8, true);
      expect(size > 0, `code in ${name}`);
      memory.fill(0, word(row + 4), word(row + 4) + size);
      memory.fill(0, row, row + ROW);
    }
  }
}
