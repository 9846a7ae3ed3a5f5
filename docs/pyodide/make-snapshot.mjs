// Starts Pyodide, imports a pure-Python package from a wheel, and writes a snapshot of the memory:
// npm install pyodide && node make-snapshot.mjs <wheel> <module>

import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [wheel = "", module = ""] = process.argv.slice(2);
const pyodide = await loadPyodide({ _makeSnapshot: true, env: { PYTHONHASHSEED: "0" } });
pyodide.FS.writeFile("/lib/package.whl", readFileSync(wheel));
pyodide.pyimport("sys").path.insert(0, "/lib/package.whl");
pyodide.pyimport(module);
writeFileSync("snapshot.bin", pyodide.makeMemorySnapshot());
for (const file of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json"])
  cpSync(new URL(file, import.meta.resolve("pyodide")), file);
writeFileSync("python_stdlib.zip", new Uint8Array(22)); // Pyodide fetches it, and reads nothing
