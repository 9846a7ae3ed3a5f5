import assert from "node:assert/strict";
import { test } from "node:test";
import { assemble } from "../testing/wasm.ts";
import { slim } from "./slim.mjs";
import { unusedExports } from "./unused-exports.mjs";

const EXPORTS = [
  "run",
  "again",
  "_PyImport_FrozenTest",
  "gone",
  "lost",
  "idle",
  "unused",
  "dropped",
];
const WHOLE = assemble(
  `(module (func $f) ${EXPORTS.map((name) => `(export "${name}" (func $f))`).join(" ")})`,
);
const LEFT = assemble(`(module (import "env" "used" (func $f))
  (export "run" (func $f)) (export "again" (func $f)))`);

const SCRIPT = [
  "async function load(moduleArg={}){var moduleRtn;var Module=moduleArg;",
  `var ${"_a,".repeat(60)}wasmTable,wasmMemory;`,
  'function assign(wasmExports){_run=Module["_run"]=wasmExports["run"];',
  '_gone=Module["_gone"]=wasmExports["gone"];_lost=wasmExports["lost"].value>>>0}',
  'wasmExports["again"]=makeWrapper_p(wasmExports["again"]);',
  'wasmExports["idle"]=makeWrapper_p(wasmExports["idle"]);wasmExports["again"]();',
  "var metadata=getDylinkMetadata(module);if(metadata.neededDynlibs){libraries()}",
  'var used=()=>eval("1");used.sig="v";var unused=()=>"nobody asks";unused.sig="v";',
  'var converted=()=>addFunction(converted,"v");converted.sig="vi";converted();',
  "var wasmImports={used:used,unused:unused};start(wasmImports,assign,_run,()=>wasmMemory);",
  'Module["unused"]=unused;Module["converted"]=converted;',
  "return moduleRtn;}\nexport default load;",
].join("");
const LOADER = "Module._run();module.converted()";

test("exports that the JavaScript only forwards are unused", () => {
  assert.deepEqual(unusedExports(WHOLE, SCRIPT, LOADER), EXPORTS.slice(3));
  assert.throws(
    () => unusedExports(LEFT, SCRIPT, LOADER),
    /^Error: Pyodide has changed: expected most/,
  );
});

test("what the WebAssembly or the loader uses stays, and the rest is removed", async () => {
  const result = await slim(SCRIPT, LOADER, LEFT);
  for (const kept of [".run", ".again", "used:", '.sig="vi"', ".converted=", "(0,eval)("])
    assert.ok(result.includes(kept), `${kept} in ${result}`);
  for (const gone of ["gone", "lost", "idle", "unused", "nobody", '.sig="v"', "Dylink"])
    assert.ok(!result.includes(gone), `${gone} in ${result}`);
});

test("the build stops if the script has another form", async () => {
  for (const part of ["return moduleRtn", "wasmImports={", "makeWrapper_", "Dylink", ".sig"]) {
    const changed = SCRIPT.replaceAll(part, part.toUpperCase());
    await assert.rejects(slim(changed, LOADER, LEFT), /^Error: Pyodide has changed: expected /);
  }
});
