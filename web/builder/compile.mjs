// Compiles Python inside Pyodide, as its own `pyodide py-compile` does, for its own version of Python:
// node compile.mjs <repository> <Python packages> <directory with sources.zip>
import { loadPyodide } from "pyodide";

process.setUncaughtExceptionCaptureCallback((error) => {
  console.error(error.message);
  process.exit(1);
});

const [repository = "", packages = "", directory = ""] = process.argv.slice(2);
// py-compile optimizes as much as the interpreter that runs it.
const pyodide = await loadPyodide({ args: ["-OO"], env: { PYTHONDONTWRITEBYTECODE: "1" } });
for (const [name, source] of Object.entries({ repository, packages, directory })) {
  pyodide.mountNodeFS(`/${name}`, source);
}
const { path } = pyodide.pyimport("sys");
path.append("/repository");
path.append("/packages");
// The command by itself: `pyodide_cli` would import the others too, and what they need of a system.
const { main } = pyodide.pyimport("pyodide_build.cli.py_compile");
const options = ["--keep", "--silent", "--compression-level", "0"];
main.callKwargs([...options, "/directory/sources.zip"], { standalone_mode: false });
const bytecode = pyodide.pyimport("web.builder.bytecode");
bytecode.strip_archive("/directory/sources.zip", "/directory/bytecode.zip");
