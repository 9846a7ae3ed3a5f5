// Makes calls to a Python, and prints the last slice of each:
// node ask.mjs <its directory> <wasm> <calls>
// <wasm> is the code that belongs to the snapshot. If it is empty, the Python is Pyodide with the
// wheel in its directory. The clock is stopped, so that methods take no time and equal Pythons
// print the same bytes.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { answer, exceptionOf } from "./answer.mjs";
import { makeDeterministic } from "./determinism.mjs";
import { load, startPython } from "./start.mjs";

const [directory = "", wasm = "", calls = ""] = process.argv.slice(2);
makeDeterministic();
const pyodide = await (wasm
  ? startPython(directory, Uint8Array.from(readFileSync(wasm)))
  : startStock(directory));
const bridge = pyodide.pyimport("twentyfour.bridge");
for (const call of JSON.parse(readFileSync(calls, "utf8"))) {
  console.log(JSON.stringify(answer(bridge, call)));
}
if (wasm) console.log(JSON.stringify(exceptionOf(pyodide)));

/** @param {string} directory */
async function startStock(directory) {
  const { pyodide } = await load(directory);
  pyodide.FS.writeFile("/lib/twentyfour.whl", readFileSync(join(directory, "twentyfour.whl")));
  pyodide.pyimport("sys").path.insert(0, "/lib/twentyfour.whl");
  return pyodide;
}
