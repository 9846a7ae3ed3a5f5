import assert from "node:assert/strict";
import { test } from "node:test";
import { awaken, readSnapshot } from "../../web/engine/awake.js";

const NOTES = [123, 125, 32]; // need not end where a number of 32 bits would

const PARTS = [
  { start: 65_536, bytes: [1, 2, 3, 4] },
  { start: 196_608, bytes: [5, 6] },
];

/** A snapshot as the build writes it, at some place in a larger buffer. */
function written({ parts = PARTS, before = 0 } = {}) {
  const header = Uint32Array.from([
    NOTES.length,
    parts.length,
    ...parts.flatMap(({ start, bytes }) => [start, bytes.length]),
  ]);
  const content = [
    ...new Uint8Array(header.buffer),
    ...NOTES,
    ...parts.flatMap(({ bytes }) => bytes),
  ];
  return Uint8Array.from([...Array(before).fill(9), ...content]).subarray(before);
}

/** CPython's exports, which tell what they are asked for. */
function stubInstance() {
  const memory = new WebAssembly.Memory({ initial: 4 });
  const asked = /** @type {unknown[]} */ ([]);
  const exports = {
    memory,
    answer: () => 42,
    __wasm_call_ctors: () => assert.fail("the constructors would start Python anew"),
    _hiwire_immortal_add: (/** @type {unknown} */ value) => asked.push(["add", value]),
    _hiwire_set: (/** @type {number} */ at, /** @type {unknown} */ value) =>
      asked.push([at, value]),
  };
  const instance = /** @type {WebAssembly.Instance} */ (/** @type {unknown} */ ({ exports }));
  return { memory, asked, instance };
}

test("a snapshot tells Pyodide's notes, and where each part of the memory stands", () => {
  for (const before of [0, 8]) {
    const { notes, parts } = readSnapshot(written({ before }));
    assert.deepEqual([...notes], NOTES);
    assert.deepEqual(
      parts.map(({ start, bytes }) => ({ start, bytes: [...bytes] })),
      PARTS,
    );
  }
});

test("a snapshot may be of a memory that is all zero", () => {
  const { notes, parts } = readSnapshot(written({ parts: [] }));
  assert.deepEqual([[...notes], parts], [NOTES, []]);
});

test("the memory is in place before Pyodide finds it, and what is not in a part is zero", () => {
  const { memory, instance } = stubInstance();
  awaken(instance, readSnapshot(written()).parts);
  const bytes = new Uint8Array(memory.buffer);
  for (const part of PARTS) {
    assert.deepEqual([...bytes.subarray(part.start, part.start + part.bytes.length)], part.bytes);
  }
  assert.equal(
    bytes.reduce((sum, byte) => sum + byte, 0),
    21,
  );
});

test("of the constructors only the table of JavaScript's objects is made anew", () => {
  const { asked, instance } = stubInstance();
  const { exports } = awaken(instance, []);
  assert.deepEqual(asked, []);
  exports.__wasm_call_ctors();
  assert.deepEqual(asked, [
    ["add", null],
    ["add", new Map()],
    [0, null],
  ]);
  assert.equal(/** @type {any} */ (exports).answer(), 42);
});
