// Prints the modules that Pyodide loads in Node, and the modules that are built into it:
// node modules.mjs <stdlib> <wheel> <module that must not be found> <import>...
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

process.setUncaughtExceptionCaptureCallback((error) => {
  console.error(error.message);
  process.exit(1);
});

const [stdLibURL = "", wheel = "", leftOut = "", ...imports] = process.argv.slice(2);
const pyodide = await loadPyodide({ stdLibURL });
pyodide.FS.writeFile("/lib/engine.whl", readFileSync(wheel));
const sys = pyodide.pyimport("sys");
sys.path.insert(0, "/lib/engine.whl");
sys.modules.set(leftOut, undefined);
for (const name of imports) pyodide.pyimport(name);

const loaded = [...sys.modules.keys()].filter((name) => name !== leftOut);
console.log(JSON.stringify({ loaded, builtin: sys.builtin_module_names.toJs() }));
