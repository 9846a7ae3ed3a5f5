// Asks a Python calls, and prints the last slice of each: node ask.mjs <its directory> <wasm> <calls>
// <wasm> is the code that a snapshot goes with; without a name it is Pyodide with the wheel beside it.
// The clock stands still, so that methods take no time, and Pythons that agree print the same bytes.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { answer, exceptionOf } from "./answer.mjs";
import { load, startPython } from "./start.mjs";
import { standStill } from "./still.mjs";

const [directory = "", wasm = "", calls = ""] = process.argv.slice(2);
standStill();
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
