// Compiles Python inside Pyodide: node compile.mjs <repository> <directory with sources.zip>
import { loadPyodide } from "pyodide";

process.setUncaughtExceptionCaptureCallback((error) => {
  console.error(error.message);
  process.exit(1);
});

const [repository = "", directory = ""] = process.argv.slice(2);
const pyodide = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: "1" } });
pyodide.mountNodeFS("/repository", repository);
pyodide.mountNodeFS("/directory", directory);
pyodide.pyimport("sys").path.append("/repository");
const bytecode = pyodide.pyimport("web.builder.bytecode");
bytecode.compile_archive("/directory/sources.zip", "/directory/bytecode.zip");
