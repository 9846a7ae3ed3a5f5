// Finds out which functions of CPython's WebAssembly run:
// node train.mjs <directory of a started Python> <wasm that counts> <calls> <out>

import { readFileSync, writeFileSync } from "node:fs";
import { answer, exceptionOf } from "./answer.mjs";
import { reportErrors } from "./expect.mjs";
import { newVariable, variableOf } from "./functions.mjs";
import { startPython } from "./start.mjs";

/** @import { Call } from "./answer.mjs" */

reportErrors();
const [directory = "", wasm = "", calls = "", out = ""] = process.argv.slice(2);
const FUNCTIONS = 100_000; // more than there are
const OFTEN = 20; // new objects between collections, so that these meet whatever lives for a moment

const ran = Array.from({ length: FUNCTIONS }, newVariable);
let full = false;
const pyodide = await startPython(directory, Uint8Array.from(readFileSync(wasm)), (env) => ({
  ...Object.fromEntries(ran.map((variable, number) => [variableOf(number), variable])),
  emscripten_resize_heap: (/** @type {number} */ size) =>
    full ? 0 : env.emscripten_resize_heap?.(size),
}));
pyodide.pyimport("random").seed();
const bridge = pyodide.pyimport("twentyfour.bridge");
const gc = pyodide.pyimport("gc");
const usual = gc.get_threshold();
const asked = /** @type {Call[]} */ (JSON.parse(readFileSync(calls, "utf8")));
gc.set_threshold(OFTEN);
for (const [place, call] of asked.entries()) {
  if (place === asked.length >> 2) gc.set_threshold(...usual);
  full = call.full;
  answer(bridge, call);
}
exceptionOf(pyodide);
gc.collect();
writeFileSync(out, JSON.stringify([...ran.keys()].filter((number) => ran[number]?.value)));
