import assert from "node:assert/strict";
import { test } from "node:test";
import { assemble } from "../testing/wasm.ts";
import { counting, reduced, trapping } from "./wasm.mjs";

const WASM = assemble(`(module
  (import "env" "log" (func $log (param i32)))
  (import "env" "forgotten" (func $forgotten))
  (memory (export "memory") 1)
  (data (i32.const 0) "data")
  (func (export "rare") (result i32) (call $log (i32.const 3)) (i32.const 2))
  (func (export "usual") (result i32) (i32.const 1))
  (func (export "unused") (call $forgotten)))`);

interface Started {
  memory: WebAssembly.Memory;
  rare(): number;
  usual(): number;
  unused?: unknown;
}

function started(wasm: Uint8Array, variables?: WebAssembly.ModuleImports): Started {
  const module = new WebAssembly.Module(Uint8Array.from(wasm));
  return new WebAssembly.Instance(module, { env: { log() {}, ...variables } })
    .exports as unknown as Started;
}

test("an unused export is removed with everything that only it needs, and the data are separate", () => {
  const { linked, whole } = reduced(WASM, ["unused"]);
  for (const [wasm, first] of [
    [linked, "d".charCodeAt(0)],
    [whole, 0],
  ] as const) {
    const { memory, rare, unused } = started(wasm);
    assert.deepEqual([rare(), unused, new Uint8Array(memory.buffer)[0]], [2, undefined, first]);
  }
});

test("a function that did not run in training traps, and the others work", () => {
  const { whole } = reduced(WASM, ["unused"]);
  const { code, globals, ran } = counting(whole);
  assert.equal(started(code, globals).usual(), 1);
  const cut = started(trapping(whole, new Set(ran())));
  assert.equal(cut.usual(), 1);
  assert.throws(() => cut.rare(), WebAssembly.RuntimeError);
});
