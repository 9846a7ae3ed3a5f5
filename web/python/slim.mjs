// Reduces Pyodide's JavaScript to the functions that the WebAssembly imports, and the code that
// uses its exports.
//
// Emscripten forwards every export, for libraries that might use it. Without the unused forwarding
// lines, esbuild can remove the code that is never used.

import { transform } from "esbuild";
import { expect } from "./expect.mjs";

/** @typedef {(found: RegExpMatchArray) => string} Change */

const OPTIONS = /** @type {const} */ ({
  format: "esm",
  target: "es2022",
  treeShaking: true,
  legalComments: "none",
});

const ASSIGNED =
  /[\w$]+=(?:Module\["[^"]+"\]=)?wasmExports\["([^"]+)"\](?:\.value)?(?:>>>0)?(?:;|(?=\}))/g;
const WRAPPED = /wasmExports\["([\w$]+)"\]=makeWrapper_\w+\(wasmExports\["\1"\]\);/g;
const DECLARED = /var (?:_[\w$]+,){50,}[\w$,]*wasmTable,wasmMemory;/;

/**
 * The script without the lines that forward exports.
 *
 * @param {string} script `pyodide.asm.mjs`
 */
export function withoutForwarding(script) {
  const patterns = [ASSIGNED, WRAPPED, DECLARED];
  return patterns.reduce((text, pattern) => replaced(text, pattern, () => ""), script);
}

/**
 * @param {string} script `pyodide.asm.mjs`
 * @param {string} loader `pyodide.mjs`, which uses properties of `Module` under short names
 * @param {Uint8Array<ArrayBuffer>} wasm the reduced WebAssembly
 */
export async function slim(script, loader, wasm) {
  const module = new WebAssembly.Module(wasm);
  const imported = new Set(WebAssembly.Module.imports(module).map(({ name }) => name));
  const exported = new Set(WebAssembly.Module.exports(module).map(({ name }) => name));
  const found = withoutUnused(script, loader, imported, exported).match(
    /^(async function \w+\(moduleArg=\{\}\)\{var moduleRtn;)(.*?)(return moduleRtn;?\}\s*export default.*)$/s,
  );
  expect(found, "one function of moduleArg that returns moduleRtn in pyodide.asm.mjs");
  const [, head = "", body = "", tail = ""] = found;
  const shaken = await transform(body, OPTIONS);
  return (await transform(head + shaken.code + tail, { ...OPTIONS, minify: true })).code;
}

/**
 * @param {string} text
 * @param {string} loader
 * @param {Set<string>} imported
 * @param {Set<string>} exported
 */
function withoutUnused(text, loader, imported, exported) {
  const words = [...text.matchAll(/(?<=\.)[\w$]+/g), ...loader.matchAll(/[\w$]+/g)];
  const asked = new Set(words.map(String));
  /** @type {Change} */
  const ifExported = ([whole, name = ""]) => (exported.has(name) ? whole : "");
  const isImported = (/** @type {string} */ entry) => imported.has(entry.replace(/:.*/s, ""));
  /** @type {[RegExp, Change][]} */
  const changes = [
    [ASSIGNED, ifExported],
    [WRAPPED, ifExported],
    // Binaryen drops the section `dylink.0`, which names no library here.
    [/var metadata=getDylinkMetadata\(module\);if\(metadata\.neededDynlibs\)\{[^}]*\}/g, () => ""],
    [/(?<=wasmImports=\{)[^}]*(?=\})/g, ([all]) => all.split(",").filter(isImported).join()],
    [/\beval\(/g, () => "(0,eval)("], // only libraries contain code to evaluate
    [
      /Module\["([\w$]+)"\]=\1;/g,
      ([whole, name = ""]) =>
        asked.has(name) || text.split(`Module["${name}"]`).length > 2 ? whole : "",
    ],
    [
      /(?<=[;}])([\w$]+)\.sig="\w*";/g,
      ([whole, name]) => (new RegExp(`addFunction\\(${name}\\b`).test(text) ? whole : ""),
    ],
  ];
  return changes.reduce((result, [pattern, change]) => replaced(result, pattern, change), text);
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 * @param {Change} change
 */
function replaced(text, pattern, change) {
  expect(text.search(pattern) >= 0, `something like ${pattern} in pyodide.asm.mjs`);
  return text.replace(pattern, (...found) => change(/** @type {RegExpMatchArray} */ (found)));
}
