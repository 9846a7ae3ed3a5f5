// Which exports of the WebAssembly Pyodide's JavaScript asks for once Python has started, and which
// functions it can bring: each depends on the other.

import { shaken } from "../relink/slim.mjs";

// How a variable, or a wrapper around a function, merely passes on an export.
const PASSED_ON = [
  /^var [\w$]+ = (?:Module(?:\["[\w$]+"\]|\.[\w$]+) = )?wasmExports(?:\["[\w$]+"\]|\.[\w$]+);$/gm,
  /\w+\["([\w$]+)"\] = makeWrapper_\w+\(\w+\["\1"\]\);/g,
];

/**
 * The exports that are asked for, where the WebAssembly imports so much.
 * @param {string} script
 * @param {string} loader
 * @param {Set<string>} imported
 * @param {Set<string>} exported all exports
 */
export async function askedFor(script, loader, imported, exported) {
  const { code } = await shaken(script, loader, imported, exported);
  const text = PASSED_ON.reduce((rest, pattern) => rest.replaceAll(pattern, ""), code) + loader;
  const words = new Set(text.match(/[\w$]+/g));
  const direct = new Set(
    [...text.matchAll(/wasmExports(?:\["|\.)([\w$]+)/g)].map(([, name]) => name),
  );
  return new Set([...exported].filter((name) => words.has(`_${name}`) || direct.has(name)));
}
