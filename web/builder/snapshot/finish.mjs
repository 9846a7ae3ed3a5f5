// Makes a snapshot the data of a WebAssembly, with JavaScript to match:
// node finish.mjs <Pyodide> <wasm> <snapshot> <out>
// where <Pyodide> is the directory of the npm package.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { slim } from "../relink/slim.mjs";
import { embed } from "./embed.mjs";
import { dropFrozenModules } from "./frozen.mjs";
import { readSnapshot } from "./parts.mjs";
import { awake } from "./script.mjs";

process.setUncaughtExceptionCaptureCallback((error) => {
  console.error(error.message);
  process.exit(1);
});

const [pyodide = "", linked = "", snapshot = "", out = ""] = process.argv.slice(2);
const text = (/** @type {string} */ name) => readFileSync(join(pyodide, name), "utf8");
const bytes = (/** @type {string} */ file) => Uint8Array.from(readFileSync(file));

const { state, memory } = readSnapshot(snapshot);
dropFrozenModules(bytes(join(pyodide, "pyodide.asm.wasm")), memory);
const wasm = embed(bytes(linked), state, memory);
const script = awake(text("pyodide.asm.js"), memory.length);
writeFileSync(join(out, "pyodide.asm.wasm"), wasm);
writeFileSync(join(out, "pyodide.asm.js"), await slim(script, text("pyodide.mjs"), wasm));
