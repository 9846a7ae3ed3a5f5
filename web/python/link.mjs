// Removes everything from Pyodide that its own JavaScript never uses:
// node link.mjs <directory of Pyodide> <directory for the code, its script, and the code without
// data>

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { slim } from "./slim.mjs";
import { unusedExports } from "./unused-exports.mjs";
import { reduced } from "./wasm.mjs";

const [pyodide = "", out = ""] = process.argv.slice(2);
const [script = "", loader = ""] = ["pyodide.asm.mjs", "pyodide.mjs"].map((name) =>
  readFileSync(join(pyodide, name), "utf8"),
);
const stock = Uint8Array.from(readFileSync(join(pyodide, "pyodide.asm.wasm")));
const { linked, whole } = reduced(stock, unusedExports(stock, script, loader));
writeFileSync(join(out, "pyodide.asm.wasm"), linked);
writeFileSync(join(out, "whole.wasm"), whole);
writeFileSync(join(out, "pyodide.asm.mjs"), await slim(script, loader, Uint8Array.from(linked)));
