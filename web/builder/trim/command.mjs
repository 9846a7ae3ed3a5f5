// The step in JavaScript, for build.py:
// node command.mjs <pyodide> <snapshot> <snapshot with all functions moved> <out.wasm> <module>...
// where <pyodide> is the directory of the npm package, and each module a builtin one to remove.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSnapshot } from "../snapshot/parts.mjs";
import { awake } from "../snapshot/script.mjs";
import { trim } from "./trim.mjs";

process.setUncaughtExceptionCaptureCallback((error) => {
  console.error(error.message);
  process.exit(1);
});

const [directory = "", first = "", moved = "", out = "", ...names] = process.argv.slice(2);
const text = (/** @type {string} */ name) => readFileSync(join(directory, name), "utf8");
const words = (/** @type {string} */ file) => new Uint32Array(readSnapshot(file).memory.buffer);

const pyodide = {
  wasm: Uint8Array.from(readFileSync(join(directory, "pyodide.asm.wasm"))),
  script: text("pyodide.asm.js"),
  loader: text("pyodide.mjs"),
};
const memory = words(first);
const script = awake(pyodide.script, memory.byteLength);
writeFileSync(out, await trim(pyodide, script, names, [memory, words(moved)]));
