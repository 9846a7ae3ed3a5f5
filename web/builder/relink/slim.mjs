// Cuts Pyodide's JavaScript down to what its WebAssembly, as relinked, can call or be called by.
//
// Emscripten passes everything on, for side modules that might want it. Without the passing on of
// what nobody asks for, esbuild sees what is never used.

import { transform } from "esbuild";
import { expect } from "./expect.mjs";

/** @typedef {(found: RegExpMatchArray) => string} Change */

const OPTIONS = /** @type {const} */ ({ format: "esm", target: "es2022", treeShaking: true });

/**
 * @param {string} script `pyodide.asm.js`
 * @param {string} loader `pyodide.mjs`, which asks for things of `Module`, under short names
 * @param {Uint8Array<ArrayBuffer>} wasm as relinked
 */
export async function slim(script, loader, wasm) {
  const module = new WebAssembly.Module(wasm);
  const imported = new Set(WebAssembly.Module.imports(module).map(({ name }) => name));
  const exported = new Set(WebAssembly.Module.exports(module).map(({ name }) => name));
  const { head, code, tail } = await shaken(script, loader, imported, exported);
  return `${head}${(await transform(code, { ...OPTIONS, minify: true })).code}${tail}`;
}

/**
 * The three parts of the script, of which the middle is without what nothing refers to.
 * @param {string} script
 * @param {string} loader
 * @param {Set<string>} imported by the WebAssembly
 * @param {Set<string>} exported
 */
export async function shaken(script, loader, imported, exported) {
  const found = script.match(
    /^(.*?async function\(moduleArg = \{\}\) \{\n {2}var moduleRtn;)(.*)(\n {2}return moduleRtn;\n.*)$/s,
  );
  expect(found, "one function of moduleArg that returns moduleRtn in pyodide.asm.js");
  const [, head = "", body = "", tail = ""] = found;
  const { code } = await transform(withoutUnused(body, loader, imported, exported), OPTIONS);
  return { head, code, tail };
}

/**
 * @param {string} text
 * @param {string} loader
 * @param {Set<string>} imported
 * @param {Set<string>} exported
 */
function withoutUnused(text, loader, imported, exported) {
  const asked = new Set([...wordsOf(text, /(?<=\.)[\w$]+/g), ...wordsOf(loader, /[\w$]+/g)]);
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const word of wordsOf(text, /[\w$]+/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  /** @type {[RegExp, Change][]} */
  const changes = [
    [
      /(?<=wasmImports=\{)[^}]*(?=\})/g,
      ([entries]) =>
        entries
          .split(",")
          .filter((entry) => imported.has(entry.replace(/:.*/s, "")))
          .join(","),
    ],
    [/\beval\(/g, () => "(0,eval)("], // only side modules bring any
    [
      /var [\w$]+=(?:Module\["[\w$]+"\]=)?wasmExports\["([\w$]+)"\];/g,
      ([whole, name = ""]) => (exported.has(name) ? whole : ""),
    ],
    [
      /wasmExports\["([\w$]+)"\]=makeWrapper_\w+\(wasmExports\["\1"\]\);/g,
      ([whole, name = ""]) => (exported.has(name) ? whole : ""),
    ],
    [
      /var ([\w$]+)=Module\["\1"\]=\d+;/g,
      ([whole, name = ""]) => (Number(counts.get(name)) > 2 || asked.has(name) ? whole : ""),
    ],
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
 * @returns {string[]}
 */
function wordsOf(text, pattern) {
  return text.match(pattern) ?? [];
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 * @param {Change} change
 */
function replaced(text, pattern, change) {
  expect(text.search(pattern) >= 0, `something like ${pattern} in pyodide.asm.js`);
  return text.replace(pattern, (...found) => change(/** @type {RegExpMatchArray} */ (found)));
}
