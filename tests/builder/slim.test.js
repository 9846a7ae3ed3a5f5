import assert from "node:assert/strict";
import { test } from "node:test";
import { rootsOf } from "../../web/builder/pyodide/roots.mjs";
import { slim } from "../../web/builder/pyodide/slim.mjs";
import { assemble } from "./assemble.js";

const EXPORTS = [
  "run",
  "again",
  "_PyImport_FrozenTest",
  "gone",
  "lost",
  "idle",
  "unasked",
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

test("only exports that the JavaScript mentions are roots", () => {
  assert.deepEqual(rootsOf(WHOLE, SCRIPT, LOADER), ["run", "again", "_PyImport_FrozenTest"]);
  assert.throws(() => rootsOf(LEFT, SCRIPT, LOADER), /^Error: Pyodide has changed: expected most/);
  const changed = SCRIPT.replaceAll("wasmTable", "table");
  assert.throws(
    () => rootsOf(WHOLE, changed, LOADER),
    /^Error: Pyodide has changed: expected someth/,
  );
});

test("what the WebAssembly or the loader asks for stays, the rest goes", async () => {
  const result = await slim(SCRIPT, LOADER, LEFT);
  for (const kept of [".run", ".again", "used:", '.sig="vi"', ".converted=", "(0,eval)("])
    assert.ok(result.includes(kept), `${kept} in ${result}`);
  for (const gone of ["gone", "lost", "idle", "unused", "nobody", '.sig="v"', "Dylink"])
    assert.ok(!result.includes(gone), `${gone} in ${result}`);
});

for (const [what, old, other] of /** @type {const} */ ([
  ["one function of moduleArg", "return moduleRtn", "return Module"],
  ["something like /.*wasmImports", "wasmImports={", "imports={"],
  ["something like /.*makeWrapper", "makeWrapper_", "wrapper_"],
  ["something like /.*Dylink", "Dylink", "Library"],
  ["something like /.*eval", 'eval("1")', "1"],
  ["something like /.*wasmExports", 'wasmExports["', 'exports["'],
  ["something like /.*Module", 'Module["', 'module["'],
  ["something like /.*sig", ".sig", ".type"],
])) {
  test(`the build stops without ${what}`, async () => {
    const message = new RegExp(`^Pyodide has changed: expected ${what}.* pyodide.asm.mjs\\.$`);
    await assert.rejects(slim(SCRIPT.replaceAll(old, other), LOADER, LEFT), { message });
  });
}
