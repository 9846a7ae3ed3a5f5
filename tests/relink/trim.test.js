// What a started Python can still reach.

import assert from "node:assert/strict";
import { test } from "node:test";
import { findUnused } from "../../web/builder/relink/reach.mjs";
import { askedFor } from "../../web/builder/trim/asked.mjs";
import { entriesOf } from "../../web/builder/trim/entries.mjs";
import { heldBy, MOVED } from "../../web/builder/trim/held.mjs";
import { readSample, scriptOf } from "./sample.js";

const BASE = 1024; // where the sample's data begin
const HEAP = BASE + 2048; // after them

/**
 * What memory holds in which some words are set, the second time with functions moved.
 * @param {[at: number, word: number, moved?: number][]} words
 */
function held(words) {
  const memories = /** @type {[Uint32Array, Uint32Array]} */ (
    [1, 2].map((which) => {
      const memory = new Uint32Array(1024);
      for (const [at, word, moved] of words) memory[at / 4] = which === 2 ? (moved ?? word) : word;
      return memory;
    })
  );
  return [...heldBy(readSample(), ...memories)];
}

test("a word that moves with the functions holds one", () => {
  assert.deepEqual(held([[HEAP, 1 + 3, 1 + 3 + MOVED]]), ["slot 3"]);
});

test("a number as high as the place of a function holds nothing", () => {
  assert.deepEqual(held([[HEAP, 1 + 3]]), []);
});

test("a word that could be the address of data holds them", () => {
  assert.deepEqual(held([[HEAP, BASE + 560]]), ["memory 560"]);
});

test("what data have always pointed to counts only where something leads to them", () => {
  assert.deepEqual(held([[BASE + 864, 1 + 3, 1 + 3 + MOVED]]), []);
  assert.deepEqual(held([[BASE + 864, 1 + 2, 1 + 2 + MOVED]]), ["slot 2"]);
  assert.deepEqual(held([[BASE + 16, BASE + 24]]), []);
});

test("the build stops when something else depends on where the functions are", () => {
  assert.throws(() => held([[HEAP, 1 + 3, 1 + 2]]), { message: /functions to be moved all alike/ });
});

test("what is held stays, though the export that leads to it goes", () => {
  const { graph, removed } = readSample("beta");
  const slots = (/** @type {string[]} */ nodes) => [
    ...findUnused(graph, removed, [], new Set(), nodes).slots,
  ];
  assert.ok(slots([]).includes(2));
  assert.ok(!slots(["slot 2"]).includes(2));
});

test("the build stops without the entries of Python's compiler", () => {
  assert.throws(() => entriesOf(readSample()), {
    message: /expected an export named _PyAST_Compile/,
  });
});

const SCRIPT = scriptOf(
  'var reader=()=>_again();reader.sig="v";var writer=()=>_never();writer.sig="v";eval("1");',
  "var wasmImports={reader:reader,writer:writer};start(wasmImports);",
  'var _run=Module["_run"]=wasmExports["run"];var _again=Module["_again"]=wasmExports["again"];',
  'var _never=wasmExports["never"];var NUMBER=Module["NUMBER"]=1;Module["other"]=other;',
  'wasmExports["never"]=makeWrapper_p(wasmExports["never"]);promise(wasmExports.direct);',
);
const EXPORTS = new Set(["run", "again", "never", "direct"]);

test("an export is asked for by the loader, by name, or by what the WebAssembly imports", async () => {
  const asked = async (/** @type {string[]} */ imports) => [
    ...(await askedFor(SCRIPT, "Module._run()", new Set(imports), EXPORTS)),
  ];
  assert.deepEqual(await asked([]), ["run", "direct"]);
  assert.deepEqual(await asked(["reader"]), ["run", "again", "direct"]);
});
