// Compiles Python inside Pyodide with `pyodide py-compile`, for Pyodide's version of Python:
// node compile.mjs <repository> <Python packages> <directory with sources.zip>
import { loadPyodide } from "pyodide";

process.setUncaughtExceptionCaptureCallback((error) => {
  console.error(error.message);
  process.exit(1);
});

const [repository = "", packages = "", directory = ""] = process.argv.slice(2);
// py-compile uses the optimization level of the interpreter that runs it.
const pyodide = await loadPyodide({ args: ["-OO"], env: { PYTHONDONTWRITEBYTECODE: "1" } });
for (const [name, source] of Object.entries({ repository, packages, directory })) {
  pyodide.mountNodeFS(`/${name}`, source);
}
const { path } = pyodide.pyimport("sys");
path.append("/repository");
path.append("/packages");
const bytecode = pyodide.pyimport("web.python.bytecode");
bytecode.unannotate_archive("/directory/sources.zip");
// Imports only this command: `pyodide_cli` would also import the others, which need a complete
// system.
const { main } = pyodide.pyimport("pyodide_build.cli.py_compile");
const options = ["--keep", "--silent", "--compression-level", "0"];
main.callKwargs([...options, "/directory/sources.zip"], { standalone_mode: false });
bytecode.strip_archive("/directory/sources.zip", "/directory/bytecode.zip");
