// Takes a snapshot of the memory of a Python that has imported the engine:
// node take.mjs <directory with what is relinked> <file to run at the end, or nothing> <out> <module>...

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { scrub } from "./scrub.mjs";
import { standStill } from "./still.mjs";

process.setUncaughtExceptionCaptureCallback((error) => {
  console.error(error.message);
  process.exit(1);
});

const ENVIRONMENT = { LANG: "C.UTF-8", PYTHONHASHSEED: "0", _: "python" };
const WHEEL = "/lib/twentyfour.whl";

const [directory = "", last = "", out = "", ...modules] = process.argv.slice(2);
standStill();
const instance = caught();
const { loadPyodide } = await import(pathToFileURL(join(directory, "pyodide.mjs")).href);
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
scrub(await instance, pyodide._module.HEAPU8);
writeFileSync(out, pyodide.makeMemorySnapshot());

/** @returns {Promise<import("./scrub.mjs").Exports>} of the next WebAssembly that is instantiated */
function caught() {
  const { instantiate } = WebAssembly;
  return new Promise((resolve) => {
    /**
     * @param {BufferSource} bytes
     * @param {WebAssembly.Imports} imports
     */
    const watched = async (bytes, imports) => {
      const result = await instantiate(bytes, imports);
      const exports = /** @type {unknown} */ (result.instance.exports);
      resolve(/** @type {import("./scrub.mjs").Exports} */ (exports));
      return result;
    };
    Object.assign(WebAssembly, { instantiate: watched });
  });
}
