// Asks the Python that the page begins with, as the page does: node ask.mjs <directory> <calls>
// where the file <calls> has pairs of a name and parameters. Prints the last slice of each, and what
// is shown of an exception that passes through the library.
import { readFileSync } from "node:fs";
import { started } from "./started.mjs";

process.setUncaughtExceptionCaptureCallback((error) => {
  console.error(error.message);
  process.exit(1);
});

const [, , directory, calls] = process.argv;
const pyodide = await started(directory);
pyodide.pyimport("random").seed();
const bridge = pyodide.pyimport("twentyfour.bridge");
const outcomes = JSON.parse(readFileSync(calls, "utf8")).map(([name, params]) => {
  const job = bridge.begin(name, JSON.stringify(params));
  for (;;) {
    const outcome = bridge.advance(job, 12);
    if (JSON.parse(outcome).done) return outcome;
  }
});
console.log(JSON.stringify({ outcomes, error: errorOf(() => pyodide.pyimport("json").loads("x")) }));

/** @param {() => unknown} act */
function errorOf(act) {
  try {
    act();
    return "";
  } catch (error) {
    return error.message;
  }
}
