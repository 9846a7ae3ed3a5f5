import assert from "node:assert/strict";
import { test } from "node:test";
import { PAGE, readSnapshot, restoreSnapshot } from "./restore-snapshot.ts";
import { serializeSnapshot } from "./serialize.mjs";

const NOTES = Uint8Array.of(123, 125, 32); // length not divisible by four
const MEMORY = new Uint8Array(4 * PAGE);
MEMORY.set([1, 2], PAGE + 5);
MEMORY.set([3], 4 * PAGE - 1);

/** A snapshot in the build's format, at an offset in a larger buffer. */
function snapshotOf(memory = MEMORY, before = 0) {
  const content = [new Uint8Array(before), serializeSnapshot(NOTES, memory)];
  return Uint8Array.from(Buffer.concat(content)).subarray(before);
}

/** CPython's exports, with a log of their calls. */
function stubInstance() {
  const memory = new WebAssembly.Memory({ initial: 4 });
  const asked: unknown[] = [];
  const exports = {
    memory,
    answer: () => 42,
    __wasm_call_ctors: () => assert.fail("the constructors would start Python anew"),
    _hiwire_immortal_add: (value: unknown) => asked.push(["add", value]),
    _hiwire_set: (at: number, value: unknown) => asked.push([at, value]),
  };
  const instance = { exports } as unknown as WebAssembly.Instance;
  return { memory, asked, instance };
}

test("a snapshot has Pyodide's notes and the memory pages that are not empty", () => {
  for (const before of [0, 8]) {
    const { notes, pages } = readSnapshot(snapshotOf(MEMORY, before));
    assert.deepEqual(notes, NOTES);
    assert.deepEqual(
      pages,
      [PAGE, 3 * PAGE].map((start) => ({ start, bytes: MEMORY.slice(start, start + PAGE) })),
    );
  }
});

test("a snapshot of an empty memory is valid", () => {
  assert.deepEqual(readSnapshot(snapshotOf(new Uint8Array(PAGE))), { notes: NOTES, pages: [] });
});

test("the memory is restored before Pyodide uses it", () => {
  const { memory, instance } = stubInstance();
  restoreSnapshot(instance, readSnapshot(snapshotOf()).pages);
  assert.deepEqual(new Uint8Array(memory.buffer), MEMORY);
});

test("the constructors create only the first entries of the table of JavaScript objects", () => {
  const { asked, instance } = stubInstance();
  const { exports } = restoreSnapshot(instance, []);
  assert.deepEqual(asked, []);
  exports.__wasm_call_ctors();
  assert.deepEqual(asked, [
    ["add", null],
    ["add", new Map()],
    [0, null],
  ]);
  assert.equal((exports as unknown as { answer(): number }).answer(), 42);
});
