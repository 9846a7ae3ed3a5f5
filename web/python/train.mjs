// Makes calls to a Python, and writes the numbers of the functions of CPython's WebAssembly that ran:
// node train.mjs <directory of a started Python> <wasm> <calls> <out>

import { readFileSync, writeFileSync } from "node:fs";
import { answer, exceptionOf } from "./answer.mjs";
import { makeDeterministic } from "./determinism.mjs";
import { startPython } from "./start.mjs";
import { counting } from "./wasm.mjs";

/** @import { Call } from "./answer.mjs" */

const [directory = "", wasm = "", calls = "", out = ""] = process.argv.slice(2);
const OFTEN = 20; // new objects between collections; frequent collections also meet short-lived objects

// Equal inputs run equal functions. The clock moves, so that calls pass through several slices,
// until the last quarter of the calls, which end in a single slice.
makeDeterministic();
let now = 0;
let moves = true;
performance.now = () => (moves ? now++ : now);

const { code, globals, ran } = counting(readFileSync(wasm));
let full = false;
const pyodide = await startPython(directory, Uint8Array.from(code), (env) => {
  const grow = env.emscripten_resize_heap;
  const ifAllowed = (/** @type {number} */ size) => (full ? 0 : grow?.(size));
  Object.assign(env, globals, { emscripten_resize_heap: ifAllowed });
});
pyodide.pyimport("random").seed();
const bridge = pyodide.pyimport("twentyfour.bridge");
const gc = pyodide.pyimport("gc");
const usual = gc.get_threshold();
const asked = /** @type {Call[]} */ (JSON.parse(readFileSync(calls, "utf8")));
gc.set_threshold(OFTEN);
for (const [place, call] of asked.entries()) {
  if (place === asked.length >> 2) gc.set_threshold(...usual);
  if (place === (asked.length * 3) >> 2) moves = false;
  full = call.full;
  answer(bridge, call);
}
exceptionOf(pyodide);
gc.collect();
writeFileSync(out, JSON.stringify(ran()));
