// The step in JavaScript, for build.py:
// node command.mjs <pyodide> <snapshot> <snapshot with all functions moved> <out.wasm> <module>...
// where <pyodide> is the directory of the npm package, and each module a builtin one to remove. The
// first snapshot is changed.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readLinked } from "../relink/relink.mjs";
import { readSnapshot } from "../snapshot/parts.mjs";
import { blankDocs } from "./docs.mjs";
import { trim } from "./trim.mjs";

process.setUncaughtExceptionCaptureCallback((error) => {
  console.error(error.message);
  process.exit(1);
});

const [directory = "", first = "", moved = "", out = "", ...names] = process.argv.slice(2);
const text = (/** @type {string} */ name) => readFileSync(join(directory, name), "utf8");
const bytes = Uint8Array.from(readFileSync(join(directory, "pyodide.asm.wasm")));
const [script, loader] = [text("pyodide.asm.js"), text("pyodide.mjs")];
const { state, memory } = readSnapshot(first);
const memories = [memory, readSnapshot(moved).memory].map(({ buffer }) => new Uint32Array(buffer));
const linked = readLinked(bytes, names);
writeFileSync(out, await trim({ wasm: bytes, script, loader }, linked, memories));
blankDocs(linked, memory);
writeFileSync(first, Buffer.concat([state, memory]));
