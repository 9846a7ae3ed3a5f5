// Rewrites CPython's WebAssembly, function by function:
// node cut.mjs count <wasm> <out>            every function notes that it runs, in env["ran <number>"]
// node cut.mjs keep <wasm> <out> <numbers>   all but these functions trap; without the data sections
// node cut.mjs empty <wasm> <out>            without the data sections
//
// Data do not travel with the code: a snapshot has them.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { FEATURES, readModule, tool } from "./binaryen.mjs";
import { reportErrors } from "./expect.mjs";
import { counting, trapping, withoutData } from "./functions.mjs";

reportErrors();
const [mode = "", source = "", target = "", numbers = ""] = process.argv.slice(2);
const module = readModule(readFileSync(source));
if (mode === "count") writeFileSync(target, counting(module));
if (mode === "keep") {
  const kept = new Set(JSON.parse(readFileSync(numbers, "utf8")));
  writeFileSync(target, trapping(module, kept));
  const passes = ["--duplicate-function-elimination", "--remove-unused-module-elements", "-Oz"];
  execFileSync(tool("wasm-opt"), [target, "-o", target, ...passes, ...FEATURES]);
}
if (mode === "empty") writeFileSync(target, withoutData(module));
