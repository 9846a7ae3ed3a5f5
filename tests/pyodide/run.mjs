// Runs the engine's tests in the runtime that the build has made: node run.mjs '{"pyodide": ...}'
import { readFileSync } from "node:fs";

process.setUncaughtExceptionCaptureCallback((error) => {
  console.error(error.message);
  process.exit(1);
});

const files = JSON.parse(process.argv[2]);
const { loadPyodide } = await import(files.pyodide);
const pyodide = await loadPyodide({
  env: { HYPOTHESIS_PROFILE: "repeatable", HYPOTHESIS_NO_PLUGINS: "1", PYTHONDONTWRITEBYTECODE: "1" },
});
const { path } = pyodide.pyimport("sys");

// First what the page does, with what the page has.
pyodide.FS.writeFile("/lib/twentyfour.whl", readFileSync(files.wheel));
path.insert(0, "/lib/twentyfour.whl");
pyodide.mountNodeFS("/repository/tests", files.tests);
path.append("/repository/tests/pyodide");
const inside = pyodide.pyimport("inside");
inside.solve_a_hand();
inside.make_the_calls_that_are_loaded_later();
inside.show_an_error();

// Then pytest, with the whole standard library, of which the engine may use no more than before.
pyodide.FS.writeFile("/lib/python313.zip", readFileSync(files.wholeStdlib));
pyodide.mountNodeFS("/repository/site-packages", files.sitePackages);
path.append("/repository/site-packages");
process.exit(inside.run_tests(pyodide.toPy(files.modules), pyodide.toPy(files.run)));
