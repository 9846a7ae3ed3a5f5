// Takes a snapshot of the memory of a Python that has imported the engine:
// node take.mjs <directory with what is relinked> <out> <module>...

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { standStill } from "./still.mjs";

process.setUncaughtExceptionCaptureCallback((error) => {
  console.error(error.message);
  process.exit(1);
});

const ENVIRONMENT = { LANG: "C.UTF-8", PYTHONHASHSEED: "0", _: "python" };
const WHEEL = "/lib/twentyfour.whl";

const [directory = "", out = "", ...modules] = process.argv.slice(2);
standStill();
const { loadPyodide } = await import(pathToFileURL(join(directory, "pyodide.mjs")).href);
const pyodide = await loadPyodide({
  _makeSnapshot: true,
  _sysExecutable: "python",
  env: ENVIRONMENT,
});
pyodide.FS.writeFile(WHEEL, readFileSync(join(directory, "twentyfour.whl")));
pyodide.pyimport("sys").path.insert(0, WHEEL);
for (const name of modules) pyodide.pyimport(name);
writeFileSync(out, pyodide.makeMemorySnapshot());
