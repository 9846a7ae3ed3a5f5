// Runs the engine's tests inside Pyodide: node run.mjs '{"python": ...}'
import { readFileSync } from "node:fs";
import { started } from "./started.mjs";

process.setUncaughtExceptionCaptureCallback((error) => {
  console.error(error.message);
  process.exit(1);
});

const files = JSON.parse(process.argv[2]);
const pyodide = await started(files.python);
const { path } = pyodide.pyimport("sys");

pyodide.mountNodeFS("/repository/tests", files.tests);
path.append("/repository/tests/pyodide");
const inside = pyodide.pyimport("inside");

// The whole standard library, of which the engine may use no more than what is in memory, and those
// of the engine's modules that the page never calls.
pyodide.FS.writeFile("/lib/twentyfour.whl", readFileSync(files.wheel));
pyodide.FS.writeFile("/lib/python313.zip", readFileSync(files.wholeStdlib));
pyodide.mountNodeFS("/repository/site-packages", files.sitePackages);
path.append("/repository/site-packages");
process.exit(inside.run_tests(pyodide.toPy(files.run)));
