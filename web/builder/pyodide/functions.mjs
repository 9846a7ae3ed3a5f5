// Rewrites the functions of a WebAssembly, and leaves out its data.

import binaryen from "binaryen";
import { expect } from "./expect.mjs";

const HEADER = 8; // bytes: magic number and version
const DATA = [11, 12]; // sections: the data, and how many there are

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
export function withoutData(wasm) {
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
