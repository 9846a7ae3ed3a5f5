// Runs the engine's tests in the Python that the page begins with: node run.mjs '{"python": ...}'
import { readFileSync } from "node:fs";

process.setUncaughtExceptionCaptureCallback((error) => {
  console.error(error.message);
  process.exit(1);
});

const files = JSON.parse(process.argv[2]);
const { loadPyodide } = await import(`${files.python}/pyodide.mjs`);
const wasm = new WebAssembly.Module(readFileSync(`${files.python}/pyodide.asm.wasm`));
const [_loadSnapshot] = WebAssembly.Module.customSections(wasm, "snapshot");
const pyodide = await loadPyodide({ _loadSnapshot });
const { path } = pyodide.pyimport("sys");

// First what the page does, with what the page has: no file of any library.
pyodide.mountNodeFS("/repository/tests", files.tests);
path.append("/repository/tests/pyodide");
const inside = pyodide.pyimport("inside");
inside.solve_a_hand();
inside.make_the_calls_that_are_loaded_later();
inside.show_an_error();

// Then pytest, with the whole standard library, of which the engine may use no more than before, and
// with those of the engine's modules that the page never calls.
pyodide.FS.writeFile("/lib/twentyfour.whl", readFileSync(files.wheel));
pyodide.FS.writeFile("/lib/python313.zip", readFileSync(files.wholeStdlib));
pyodide.mountNodeFS("/repository/site-packages", files.sitePackages);
path.append("/repository/site-packages");
process.exit(inside.run_tests(pyodide.toPy(files.run)));
