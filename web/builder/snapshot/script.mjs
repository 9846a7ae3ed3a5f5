// Pyodide's JavaScript for a WebAssembly whose data are a snapshot: it finds Python started.

import { expect } from "../relink/expect.mjs";

/**
 * What the constructors of the WebAssembly do besides filling memory: ask the browser how functions
 * of C are to be called (with WebAssembly's garbage collection through a helper, otherwise through
 * JavaScript), and begin the two tables of JavaScript's objects.
 */
const CONSTRUCTORS = [
  "_PyEM_InitTrampoline_js();",
  "Module.__hiwire_immortal_add(null);",
  "Module.__hiwire_immortal_add(__hiwire_deduplicate_new());",
  "Module.__hiwire_set(0,null);",
].join("");

/** How Emscripten prepares to load more WebAssembly. */
const LINKING = [
  "wasmExports=relocateExports(wasmExports,1024);",
  "var metadata=getDylinkMetadata(module);",
  "if(metadata.neededDynlibs){dynamicLibraries=metadata.neededDynlibs.concat(dynamicLibraries)}",
  'mergeLibSymbols(wasmExports,"main");LDSO.init();loadDylibs();',
].join("");

/** How Pyodide makes sure of its module in C, and how it runs text for that: nothing compiles it. */
const IMPORTING = [
  'let[r,n]=API.rawRun("import _pyodide_core");',
  "r&&API.fatal_loading_error(`Failed to import _pyodide_core\\n`,n),",
].join("");
const RUNNING = [
  "API.rawRun=a(function(e){let r=Module.stringToNewUTF8(e);Module.API.capture_stderr();",
  "let n=_PyRun_SimpleString(r);_free(r);let o=Module.API.restore_stderr().trim();",
  'return[n,o]},"rawRun");',
].join("");

/**
 * Nothing is put into the memory that is there already: no snapshot, no addresses, and nothing by
 * constructors. Nothing is loaded, and nothing runs that would start Python.
 *
 * @param {string} script `pyodide.asm.js`
 * @param {number} bytes of memory
 */
export function awake(script, bytes) {
  /** @type {[string, string][]} */
  const changes = [
    ['Module["INITIAL_MEMORY"]||20971520', String(bytes)],
    ['__RELOC_FUNCS__.push(wasmExports["__wasm_apply_data_relocs"]);', ""],
    ['wasmExports["__wasm_call_ctors"]();', CONSTRUCTORS],
    ["return Module.HEAP8.set(t),l}", "return l}"],
    ["if(!noInitialRun)callMain(args);", ""],
    [LINKING, ""],
    [IMPORTING, ""],
    [RUNNING, ""],
  ];
  return changes.reduce((text, [old, changed]) => {
    expect(text.split(old).length === 2, `"${old}" once in pyodide.asm.js`);
    return text.replace(old, changed);
  }, script);
}
