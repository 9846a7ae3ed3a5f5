// The two steps, for build.py, with wasm-merge between them:
// node command.mjs relink <pyodide> <out.wasm> <where the table begins> <builtin module>...
// node command.mjs slim <pyodide> <wasm> <out.js>
// where <pyodide> is the directory of the npm package.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { relink } from "./relink.mjs";
import { slim } from "./slim.mjs";

process.setUncaughtExceptionCaptureCallback((error) => {
  console.error(error.message);
  process.exit(1);
});

const [step, pyodide = "", file = "", ...more] = process.argv.slice(2);
const text = (/** @type {string} */ name) => readFileSync(join(pyodide, name), "utf8");
const [script, loader] = [text("pyodide.asm.js"), text("pyodide.mjs")];

if (step === "relink") {
  const wasm = readFileSync(join(pyodide, "pyodide.asm.wasm"));
  const [tableBase, ...names] = more;
  writeFileSync(file, relink(new Uint8Array(wasm), script, loader, names, Number(tableBase)));
} else {
  const [out = ""] = more;
  writeFileSync(out, await slim(script, loader, new Uint8Array(readFileSync(file))));
}
