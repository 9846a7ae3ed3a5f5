// Takes the memory of a Python that has imported the engine:
// node take.mjs <directory of Pyodide, with twentyfour.whl> <release.py> <out> <module>...

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { blank } from "./blank.mjs";
import { charsetTables } from "./charsets.mjs";
import { codecTables } from "./codecs.mjs";
import { reportErrors } from "./expect.mjs";
import { nameTables } from "./names.mjs";
import { scrub } from "./scrub.mjs";
import { standStill } from "./still.mjs";
import { written } from "./written.mjs";

/** @import { Exports } from "./exports.d.ts" */

const ENVIRONMENT = { LANG: "C.UTF-8", PYTHONHASHSEED: "0", _: "python" };
const WHEEL = "/lib/twentyfour.whl";

reportErrors();
const [directory = "", releasing = "", out = "", ...modules] = process.argv.slice(2);
standStill();
const { loadPyodide } = await import(pathToFileURL(join(directory, "pyodide.mjs")).href);
const searched = await loadPyodide();
const unused = [codecTables, charsetTables, nameTables].flatMap((find) => find(searched));
const instance = caught();
const pyodide = await loadPyodide({
  _makeSnapshot: true,
  _sysExecutable: "python",
  env: ENVIRONMENT,
});
pyodide.FS.writeFile(WHEEL, readFileSync(join(directory, "twentyfour.whl")));
pyodide.pyimport("sys").path.insert(0, WHEEL);
for (const name of modules) pyodide.pyimport(name);
pyodide.FS.writeFile("/lib/release.py", readFileSync(releasing));
pyodide.pyimport("sys").path.append("/lib");
const { release } = pyodide.pyimport("release");
release();
release.destroy();
const exports = await instance;
scrub(exports, pyodide._module.HEAPU8);
const snapshot = pyodide.makeMemorySnapshot();
const end = new Uint32Array(snapshot.buffer, 0, 2)[1];
const memory = snapshot.slice(end);
blank(exports, memory);
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
