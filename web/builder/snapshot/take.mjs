// Takes a snapshot of the memory of a Python that has imported the engine, and makes it the data of
// the WebAssembly: node take.mjs <Pyodide> <directory with what is relinked> <out> <module>...
// where <Pyodide> is the directory of the npm package.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { slim } from "../relink/slim.mjs";
import { embed } from "./embed.mjs";
import { dropFrozenModules } from "./frozen.mjs";
import { awake } from "./script.mjs";
import { standStill } from "./still.mjs";

process.setUncaughtExceptionCaptureCallback((error) => {
  console.error(error.message);
  process.exit(1);
});

const ENVIRONMENT = { LANG: "C.UTF-8", PYTHONHASHSEED: "0", _: "python" };
const WHEEL = "/lib/twentyfour.whl";

const [own = "", directory = "", out = "", ...modules] = process.argv.slice(2);
standStill();
const { loadPyodide } = await import(pathToFileURL(join(directory, "pyodide.mjs")).href);
const pyodide = await loadPyodide({
  _makeSnapshot: true,
  _sysExecutable: "python",
  env: ENVIRONMENT,
});
pyodide.FS.writeFile(WHEEL, bytes(directory, "twentyfour.whl"));
pyodide.pyimport("sys").path.insert(0, WHEEL);
for (const name of modules) pyodide.pyimport(name);

const { state, memory } = parts(pyodide.makeMemorySnapshot());
dropFrozenModules(bytes(own, "pyodide.asm.wasm"), memory);
const wasm = embed(bytes(directory, "pyodide.asm.wasm"), state, memory);
const script = awake(text("pyodide.asm.js"), memory.length);
writeFileSync(join(out, "pyodide.asm.wasm"), wasm);
writeFileSync(join(out, "pyodide.asm.js"), await slim(script, text("pyodide.mjs"), wasm));

/**
 * @param {string} folder
 * @param {string} name
 */
function bytes(folder, name) {
  return new Uint8Array(readFileSync(join(folder, name)));
}

/** @param {string} name */
function text(name) {
  return readFileSync(join(own, name), "utf8");
}

/**
 * What Pyodide notes of its objects in JavaScript, which has its length in its second word, and the
 * memory.
 *
 * @param {Uint8Array} snapshot
 */
function parts(snapshot) {
  const end = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2)[1] ?? 0;
  return { state: snapshot.subarray(0, end), memory: snapshot.subarray(end) };
}
