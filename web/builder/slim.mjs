// Cuts Pyodide's JavaScript down to what its WebAssembly, as relinked, can call or be called by:
// node slim.mjs <asm.js> <pyodide.mjs> <wasm> <out.js>
//
// Emscripten passes everything on, for side modules that might want it. Without the passing on of
// what nobody asks for, esbuild sees what is never used.

import { readFileSync, writeFileSync } from "node:fs";
import { transform } from "esbuild";

const [scriptFile, loaderFile, wasmFile, outFile] = process.argv.slice(2);
const loader = readFileSync(loaderFile, "utf8"); // it asks for things of `Module`, under short names
const wasm = new WebAssembly.Module(readFileSync(wasmFile));
const imported = new Set(WebAssembly.Module.imports(wasm).map(({ name }) => name));
const exported = new Set(WebAssembly.Module.exports(wasm).map(({ name }) => name));

const [, head, body, tail] = match(
  readFileSync(scriptFile, "utf8"),
  /^(.*?async function\(moduleArg = \{\}\) \{\n {2}var moduleRtn;)(.*)(\n {2}return moduleRtn;\n.*)$/s,
);
const { code } = await transform(slim(body), {
  format: "esm",
  target: "es2022",
  treeShaking: true,
  minify: true,
});
writeFileSync(outFile, `${head}${code}${tail}`);

function slim(text) {
  const asked = new Set([...(text.match(/(?<=\.)[\w$]+/g) ?? []), ...loader.match(/[\w$]+/g)]);
  const words = new Map();
  for (const [word] of text.matchAll(/[\w$]+/g)) words.set(word, (words.get(word) ?? 0) + 1);
  let result = replace(text, /(?<=wasmImports=\{)[^}]*(?=\})/g, ([entries]) =>
    entries
      .split(",")
      .filter((entry) => imported.has(entry.split(":")[0]))
      .join(","),
  );
  result = replace(result, /\beval\(/g, () => "(0,eval)("); // only side modules bring any
  result = replace(
    result,
    /var [\w$]+=(?:Module\["[\w$]+"\]=)?wasmExports\["([\w$]+)"\];/g,
    (stub) => (exported.has(stub[1]) ? stub[0] : ""),
  );
  result = replace(result, /var ([\w$]+)=Module\["\1"\]=\d+;/g, ([whole, name]) =>
    words.get(name) > 2 || asked.has(name) ? whole : "",
  );
  result = replace(result, /Module\["([\w$]+)"\]=\1;/g, ([whole, name]) =>
    asked.has(name) || text.split(`Module["${name}"]`).length > 2 ? whole : "",
  );
  return replace(result, /(?<=[;}])([\w$]+)\.sig="\w*";/g, ([whole, name]) =>
    new RegExp(`addFunction\\(${name}\\b`).test(text) ? whole : "",
  );
}

function replace(text, pattern, change) {
  let count = 0;
  const result = text.replace(pattern, (...found) => {
    count++;
    return change(found);
  });
  if (count === 0) throw new Error(`Pyodide has changed: nothing like ${pattern}`);
  return result;
}

function match(text, pattern) {
  const found = text.match(pattern);
  if (!found) throw new Error(`Pyodide has changed: nothing like ${pattern}`);
  return found;
}
