// Links Pyodide's WebAssembly once more, at fixed addresses and without the builtin modules that
// nobody imports: node relink.mjs <wasm> <asm.js> <pyodide.mjs> <out.wasm> <module>...
//
// Pyodide is linked so that it could load side modules: position-independent, all of its functions
// exported. What it stores where, as `__wasm_apply_data_relocs` does at start, is therefore known
// to us as it was to the linker. This removes the named modules from CPython's table of builtin
// modules, and then what only they could reach: functions, their places in the table of functions,
// and data. A thing goes only where one of these modules is seen to refer to it, and nothing else
// that could be meant by what remains. wasm-merge then drops what is unreachable.

import { readFileSync, writeFileSync } from "node:fs";
import { expect, exported, readModule, readRelocations } from "./module.mjs";
import { findDead } from "./reach.mjs";
import { MEMORY_BASE, TABLE_BASE, write } from "./write.mjs";

process.setUncaughtExceptionCaptureCallback((error) => {
  console.error(error.message);
  process.exit(1);
});

const [wasmFile, scriptFile, loaderFile, outFile, ...modules] = process.argv.slice(2);
const script = readFileSync(scriptFile, "utf8");
checkAddresses(script);
const wasm = readModule(new Uint8Array(readFileSync(wasmFile)));
const relocations = readRelocations(wasm);
const cut = cutBuiltins(wasm, relocations, new Set(modules));
const dead = findDead(wasm, relocations, cut, namesIn(script + readFileSync(loaderFile, "utf8")));
writeFileSync(outFile, write(wasm, relocations, dead));
console.log(
  `${dead.functions.size} functions and ${dead.bytes} bytes of data belonged to these modules`,
);

/** Takes the named modules out of `PyImport_Inittab`; returns their functions. */
function cutBuiltins(module, { data }, names) {
  const variable = module.globals[exported(module, "PyImport_Inittab")].init[0].to;
  const rows = [];
  const first = data.get(variable).memory;
  for (let at = first; data.has(at); at += 8) {
    rows.push({ name: data.get(at), start: data.get(at + 4) });
    data.delete(at);
    data.delete(at + 4);
  }
  const kept = rows.filter((row) => !names.has(textAt(module.data, row.name.memory)));
  expect(rows.length - kept.length === names.size, `builtin modules named ${[...names]}`);
  for (const [index, { name, start }] of kept.entries()) {
    data.set(first + 8 * index, name);
    if (start) data.set(first + 8 * index + 4, start);
  }
  const stay = new Set(kept.map(({ start }) => start?.slot));
  return rows.flatMap(({ start }) => (start && !stay.has(start.slot) ? [start.slot] : []));
}

function textAt(data, at) {
  return new TextDecoder().decode(data.subarray(at, data.indexOf(0, at)));
}

/** All names that Pyodide's JavaScript mentions, but for merely passing on an export. */
function namesIn(text) {
  const rest = text.replaceAll(/[\w$]+=(?:Module\["[^"]+"\]=)?wasmExports\["[^"]+"\]/g, "");
  const words = new Set(rest.match(/[\w$]+/g));
  return { has: (name) => words.has(name) || words.has(`_${name}`) };
}

function checkAddresses(text) {
  for (const [name, value] of [
    ["memory", MEMORY_BASE],
    ["table", TABLE_BASE],
  ]) {
    const line = `___${name}_base=new WebAssembly.Global({value:"i32",mutable:false},${value})`;
    expect(text.includes(line), `${name} from ${value} on`);
  }
}
