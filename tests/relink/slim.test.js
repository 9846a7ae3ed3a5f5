import assert from "node:assert/strict";
import { test } from "node:test";
import { slim } from "../../web/builder/relink/slim.mjs";
import { assemble, scriptOf } from "./sample.js";

const WASM = assemble(`(module
  (import "env" "used" (func $used))
  (export "run" (func $used)) (export "run_again" (func $used)))`);

const SCRIPT = scriptOf(
  'var used=()=>eval("1");used.sig="v";',
  'var unused=()=>"nobody asks for this";unused.sig="v";',
  'var converted=()=>addFunction(converted,"v");converted.sig="vi";converted();',
  "var wasmImports={used:used,unused:unused};start(wasmImports);",
  'var _run=Module["_run"]=wasmExports["run"];',
  'var _gone=Module["_gone"]=wasmExports["gone"];',
  'wasmExports["run_again"]=makeWrapper_p(wasmExports["run_again"]);',
  'wasmExports["gone"]=makeWrapper_p(wasmExports["gone"]);',
  'var NUMBER=Module["NUMBER"]=1;var OTHER=Module["OTHER"]=2;',
  'Module["unused"]=unused;Module["converted"]=converted;',
);

const LOADER = "Module._run();module.OTHER;module.converted()";

test("what the WebAssembly can reach, or the loader asks for, stays", async () => {
  const result = await slim(SCRIPT, LOADER, WASM);
  for (const kept of [
    "wasmExports.run",
    "wasmExports.run_again=",
    "used:",
    '.sig="vi"',
    "Module.OTHER",
    "Module.converted=",
  ]) {
    assert.ok(result.includes(kept), `${kept} in ${result}`);
  }
});

test("what neither can reach goes", async () => {
  const result = await slim(SCRIPT, LOADER, WASM);
  for (const gone of ["gone", "unused", "nobody asks for this", '.sig="v"', "NUMBER"]) {
    assert.ok(!result.includes(gone), `${gone} in ${result}`);
  }
});

test("the function around it stays as it is", async () => {
  const result = await slim(SCRIPT, LOADER, WASM);
  assert.ok(result.startsWith("var load=async function(moduleArg = {}) {\n  var moduleRtn;"));
  assert.ok(result.endsWith("\n  return moduleRtn;\n};"));
});

for (const [what, old, new_] of [
  ["one function of moduleArg that returns moduleRtn", "moduleRtn;\n}", "moduleRtn\n}"],
  ["something like /.*wasmImports", "wasmImports={", "imports={"],
  ["something like /.*eval", 'eval("1")', "1"],
  ["something like /.*wasmExports", 'wasmExports["', 'exports["'],
  ["something like /.*sig", ".sig", ".type"],
]) {
  test(`the build stops without ${what}`, async () => {
    const changed = SCRIPT.replaceAll(String(old), String(new_));
    await assert.rejects(slim(changed, LOADER, WASM), {
      message: new RegExp(`^Pyodide has changed: expected ${what}.* in pyodide.asm.js`),
    });
  });
}
