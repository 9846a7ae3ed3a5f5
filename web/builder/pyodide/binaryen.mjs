// Binaryen, and what LLVM has used of WebAssembly in Pyodide: Binaryen must not use more.

import { fileURLToPath } from "node:url";
import binaryen from "binaryen";

const USED = {
  MutableGlobals: "mutable-globals",
  BulkMemory: "bulk-memory",
  BulkMemoryOpt: "bulk-memory-opt",
  SignExt: "sign-ext",
  NontrappingFPToInt: "nontrapping-float-to-int",
  ExceptionHandling: "exception-handling",
  Multivalue: "multivalue",
  ReferenceTypes: "reference-types",
  CallIndirectOverlong: "call-indirect-overlong",
};

/** As options of the command line. */
export const FEATURES = Object.values(USED).map((name) => `--enable-${name}`);

/** @param {string} name of one of Binaryen's commands */
export const tool = (name) =>
  fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url));

/** @param {Uint8Array} wasm */
export function readModule(wasm) {
  const module = binaryen.readBinary(wasm);
  const names = /** @type {(keyof typeof USED)[]} */ (Object.keys(USED));
  const features = names.map((name) => Number(binaryen.Features[name]));
  module.setFeatures(features.reduce((all, feature) => all | feature, 0));
  return module;
}
