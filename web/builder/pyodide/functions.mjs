// Rewrites the functions of a WebAssembly, and leaves out its data.

import binaryen from "binaryen";

/** In the types of Binaryen, it belongs to a module. */
const { setBody } = /** @type {binaryen.Module["Function"]} */ (Reflect.get(binaryen, "Function"));

/** What a function sets to 1 when it runs, to be imported. */
export const newVariable = () => new WebAssembly.Global({ value: "i32", mutable: true }, 0);

/** @param {number} number of the function */
export const variableOf = (number) => `ran ${number}`;

/** @param {binaryen.Module} module */
export function counting(module) {
  const { i32 } = binaryen;
  for (const { reference, body, results, number } of functionsOf(module)) {
    const ran = variableOf(number);
    module.addGlobalImport(ran, "env", ran, i32, true);
    const set = module.global.set(ran, module.i32.const(1));
    setBody(reference, module.block(null, [set, body], results));
  }
  return module.emitBinary();
}

/**
 * @param {binaryen.Module} module
 * @param {Set<number>} kept
 */
export function trapping(module, kept) {
  for (const { reference, number } of functionsOf(module)) {
    if (!kept.has(number)) setBody(reference, module.unreachable());
  }
  return withoutData(module);
}

/** @param {binaryen.Module} module */
export function withoutData(module) {
  module.runPasses(["remove-memory-init"]);
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
