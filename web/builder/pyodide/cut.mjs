// Rewrites CPython's WebAssembly, function by function:
// node cut.mjs count <wasm> <out>            every function tells when it runs: env.hit(number)
// node cut.mjs keep <wasm> <out> <numbers>   all but these functions trap; without the data sections
// node cut.mjs empty <wasm> <out>            without the data sections
//
// Data do not travel with the code: a snapshot has them.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import binaryen from "binaryen";
import { FEATURES, readModule, tool } from "./binaryen.mjs";
import { expect, reportErrors } from "./expect.mjs";

const HEADER = 8; // bytes: magic number and version
const DATA = [11, 12]; // sections: the data, and how many there are

reportErrors();
const [mode = "", source = "", target = "", numbers = ""] = process.argv.slice(2);
const wasm = readFileSync(source);
if (mode === "count") writeFileSync(target, counting(readModule(wasm)));
if (mode === "keep") {
  const kept = new Set(JSON.parse(readFileSync(numbers, "utf8")));
  writeFileSync(target, withoutData(trapping(readModule(wasm), kept)));
  const passes = ["--duplicate-function-elimination", "--remove-unused-module-elements", "-Oz"];
  execFileSync(tool("wasm-opt"), [target, "-o", target, ...passes, ...FEATURES]);
}
if (mode === "empty") writeFileSync(target, withoutData(wasm));

/** @param {binaryen.Module} module */
function counting(module) {
  module.addFunctionImport("hit", "env", "hit", binaryen.i32, binaryen.none);
  for (const { reference, body, results, number } of functionsOf(module)) {
    const hit = module.call("hit", [module.i32.const(number)], binaryen.none);
    binaryen.Function.setBody(reference, module.block(null, [hit, body], results));
  }
  return module.emitBinary();
}

/**
 * @param {binaryen.Module} module
 * @param {Set<number>} kept
 */
function trapping(module, kept) {
  for (const { reference, number } of functionsOf(module)) {
    if (!kept.has(number)) binaryen.Function.setBody(reference, module.unreachable());
  }
  module.runPasses(["remove-unused-module-elements"]);
  return module.emitBinary();
}

/**
 * The functions that are not imported; a number is the same in every reading of one file.
 *
 * @param {binaryen.Module} module
 */
function functionsOf(module) {
  return Array.from({ length: module.getNumFunctions() }, (_, number) => {
    const reference = module.getFunctionByIndex(number);
    return { number, reference, ...binaryen.getFunctionInfo(reference) };
  }).filter(({ module: imported }) => !imported);
}

/** @param {Uint8Array} wasm */
function withoutData(wasm) {
  const kept = [wasm.subarray(0, HEADER)];
  let at = HEADER;
  while (at < wasm.length) {
    const start = at;
    const section = wasm[at++];
    let size = 0;
    let byte = 128;
    for (let shift = 0; byte & 128; shift += 7) {
      byte = wasm[at++] ?? 0;
      size += (byte & 127) * 2 ** shift;
    }
    at += size;
    if (!DATA.includes(Number(section))) kept.push(wasm.subarray(start, at));
  }
  expect(at === wasm.length && kept.length > 1, "sections that fill pyodide.asm.wasm");
  return Buffer.concat(kept);
}
