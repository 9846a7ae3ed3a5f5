// Transforms CPython's WebAssembly with Binaryen.

import binaryen from "binaryen";

/** The WebAssembly features that LLVM used for Pyodide. Binaryen must not use more. */
const USED = /** @type {const} */ ([
  "MutableGlobals",
  "BulkMemory",
  "BulkMemoryOpt",
  "SignExt",
  "NontrappingFPToInt",
  "ExceptionHandling",
  "Multivalue",
  "ReferenceTypes",
  "CallIndirectOverlong",
]);

/** Binaryen's types declare this function only for a module. */
const { setBody } = /** @type {binaryen.Module["Function"]} */ (Reflect.get(binaryen, "Function"));

/**
 * The code without unused exports and everything that only they reach, once with its data and once
 * without.
 *
 * @param {Uint8Array} wasm
 * @param {string[]} unused
 */
export function reduced(wasm, unused) {
  const module = read(wasm);
  for (const name of unused) module.removeExport(name);
  module.runPasses(["remove-unused-module-elements"]);
  const linked = module.emitBinary();
  module.runPasses(["remove-memory-init"]);
  return { linked, whole: module.emitBinary() };
}

/**
 * Code in which each function sets a global variable to 1 when it runs, the variables, which it
 * imports, and a function that returns the numbers of the functions that ran.
 *
 * @param {Uint8Array} wasm
 */
export function counting(wasm) {
  const module = read(wasm);
  /** @type {Record<string, WebAssembly.Global<"i32">>} */
  const globals = {};
  const functions = functionsOf(module);
  for (const { reference, body, results, number } of functions) {
    const name = `ran ${number}`;
    globals[name] = new WebAssembly.Global({ value: "i32", mutable: true }, 0);
    module.addGlobalImport(name, "env", name, binaryen.i32, true);
    const set = module.global.set(name, module.i32.const(1));
    setBody(reference, module.block(null, [set, body], results));
  }
  const ran = () =>
    functions.map(({ number }) => number).filter((number) => globals[`ran ${number}`]?.value);
  return { code: module.emitBinary(), globals, ran };
}

/**
 * Code in which every function traps whose number is not among those to keep.
 *
 * @param {Uint8Array} wasm
 * @param {Set<number>} kept
 */
export function trapping(wasm, kept) {
  const module = read(wasm);
  for (const { reference, number } of functionsOf(module)) {
    if (!kept.has(number)) setBody(reference, module.unreachable());
  }
  binaryen.setOptimizeLevel(2);
  binaryen.setShrinkLevel(2);
  module.runPasses(["duplicate-function-elimination", "remove-unused-module-elements"]);
  module.optimize();
  return module.emitBinary();
}

/** @param {Uint8Array} wasm */
function read(wasm) {
  const module = binaryen.readBinary(wasm);
  const features = USED.map((name) => Number(binaryen.Features[name]));
  module.setFeatures(features.reduce((all, feature) => all | feature, 0));
  return module;
}

/**
 * The functions that are not imported. The same file always gives the same numbers.
 *
 * @param {binaryen.Module} module
 */
function functionsOf(module) {
  return Array.from({ length: module.getNumFunctions() }, (_, number) => {
    const reference = module.getFunctionByIndex(number);
    return { ...binaryen.getFunctionInfo(reference), reference, number };
  }).filter(({ module: imported }) => !imported);
}
