// Takes the memory of a Python that has imported the engine:
// node take.mjs <directory of Pyodide, with twentyfour.whl> <file to run at the end, or nothing> <out> <module>...

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { blank } from "./blank.mjs";
import { codecTables } from "./codecs.mjs";
import { reportErrors } from "./expect.mjs";
import { scrub } from "./scrub.mjs";
import { standStill } from "./still.mjs";

/** @import { Exports } from "./exports.d.ts" */

const ENVIRONMENT = { LANG: "C.UTF-8", PYTHONHASHSEED: "0", _: "python" };
const PAGE = 65_536; // bytes of memory
const WHEEL = "/lib/twentyfour.whl";

reportErrors();
const [directory = "", last = "", out = "", ...modules] = process.argv.slice(2);
standStill();
const { loadPyodide } = await import(pathToFileURL(join(directory, "pyodide.mjs")).href);
const unused = last ? codecTables(await loadPyodide()) : [];
const instance = caught();
const pyodide = await loadPyodide({
  _makeSnapshot: true,
  _sysExecutable: "python",
  env: ENVIRONMENT,
});
pyodide.FS.writeFile(WHEEL, readFileSync(join(directory, "twentyfour.whl")));
pyodide.pyimport("sys").path.insert(0, WHEEL);
for (const name of modules) pyodide.pyimport(name);
if (last) {
  pyodide.FS.writeFile("/lib/release.py", readFileSync(last));
  pyodide.pyimport("sys").path.append("/lib");
  const { release } = pyodide.pyimport("release");
  release();
  release.destroy();
}
const exports = await instance;
scrub(exports, pyodide._module.HEAPU8);
const snapshot = pyodide.makeMemorySnapshot();
const end = new Uint32Array(snapshot.buffer, 0, 2)[1];
const memory = snapshot.slice(end);
if (last) blank(exports, memory);
for (const { start, bytes } of unused) memory.fill(0, start, start + bytes);
writeFileSync(out, written(snapshot.subarray(0, end), memory));

/** @returns {Promise<Exports>} of the next WebAssembly that is instantiated */
function caught() {
  const { instantiate } = WebAssembly;
  return new Promise((resolve) => {
    /**
     * @param {BufferSource} bytes
     * @param {WebAssembly.Imports} imports
     */
    const watched = async (bytes, imports) => {
      const result = await instantiate(bytes, imports);
      const exports = /** @type {unknown} */ (result.instance?.exports);
      if (exports) resolve(/** @type {Exports} */ (exports));
      return result;
    };
    Object.assign(WebAssembly, { instantiate: watched });
  });
}

/**
 * The snapshot in the form that `web/engine/awake.js` reads.
 *
 * @param {Uint8Array} notes
 * @param {Uint8Array} memory
 */
function written(notes, memory) {
  const parts = [...partsOf(memory)];
  const header = [
    notes.length,
    parts.length,
    ...parts.flatMap(([start, end]) => [start, end - start]),
  ];
  const bytes = parts.map(([start, end]) => memory.subarray(start, end));
  return Buffer.concat([new Uint8Array(Uint32Array.from(header).buffer), notes, ...bytes]);
}

/**
 * Where the memory is not zero, in whole pages.
 *
 * @param {Uint8Array} memory
 * @returns {Generator<[number, number]>}
 */
function* partsOf(memory) {
  let start = -1;
  for (let at = 0; at < memory.length; at += PAGE) {
    const empty = memory.subarray(at, at + PAGE).every((byte) => byte === 0);
    if (empty && start >= 0) yield [start, at];
    if (empty) start = -1;
    else if (start < 0) start = at;
  }
  if (start >= 0) yield [start, memory.length];
}
