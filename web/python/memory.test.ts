import assert from "node:assert/strict";
import { test } from "node:test";
import type { Exports } from "./exports.d.ts";
import { scrub } from "./scrub.mjs";
import { strip } from "./strip-docstrings.mjs";

const [TABLE, EMPTY, NAME, CODE, DOC, SHARED] = [100, 180, 200, 300, 400, 409];

/** @param size of the frozen code */
function blanked(size: number) {
  const memory = new Uint8Array(1024);
  new Uint32Array(memory.buffer).set([NAME, CODE, size, 0], TABLE / 4);
  new Uint32Array(memory.buffer).set([TABLE, EMPTY, DOC, SHARED]);
  memory.fill(7, CODE, CODE + 80);
  memory.set(Buffer.from("f(x)\n--\n\nshared end\0"), DOC);
  const [table, none] = [0, 4].map((value) => ({ value }));
  const tables = { _PyImport_FrozenBootstrap: table, _PyImport_FrozenStdlib: none };
  strip({ ...tables, _PyImport_FrozenTest: none } as Exports, memory);
  return Buffer.from(memory);
}

test("frozen code and signatures are cleared, except where another pointer points into them", () => {
  const memory = blanked(64);
  assert.deepEqual([...memory.subarray(TABLE, TABLE + 16)], Array(16).fill(0));
  assert.deepEqual([memory[CODE], memory[CODE + 63], memory[CODE + 64]], [0, 0, 7]);
  assert.equal(memory.toString("latin1", DOC, SHARED + 10), `${"\0".repeat(9)}shared end`);
  assert.throws(() => blanked(0), /Pyodide has changed: expected code in CPython's tables/);
});

test("free memory is zero, and still free", () => {
  const memory = new Uint8Array(2048).fill(9);
  const HOLE = 512;
  const end = 1024;
  const taken: number[] = [];
  const malloc = (size: number) => {
    const block = size <= 60 && !taken.includes(HOLE) ? HOLE : end;
    taken.push(block);
    return block;
  };
  const free = (block: number) => {
    taken.splice(taken.indexOf(block), 1);
  };
  const stack = { emscripten_stack_get_end: () => 0, emscripten_stack_get_current: () => 16 };
  scrub({ malloc, free, ...stack } as Exports, memory);
  assert.deepEqual(
    [...memory.keys()].filter((at) => !memory[at]),
    [...Array(16).keys(), ...Array.from({ length: 60 }, (_, at) => HOLE + at)],
  );
  assert.deepEqual(taken, []);
});
