import assert from "node:assert/strict";
import { test } from "node:test";
import { relinked, started } from "./sample.js";

/** @param {DataView} view @param {number} at */
function word(view, at) {
  return view.getUint32(at, true);
}

test("addresses are in place, so that nothing is relocated at start", async () => {
  const { view } = await started(relinked([]));
  const [inittab, firstRow] = [word(view, 16), [word(view, 24), word(view, 28)]];
  assert.equal(inittab, 1024 + 24);
  assert.deepEqual(firstRow, [1024, 1]);
  assert.equal(word(view, 32), 1024 + 8);
});

test("an address may be written as a difference", async () => {
  const { view } = await started(relinked([]));
  assert.equal(word(view, 864), 1 + 3);
  assert.equal(
    word(view, 0),
    new DataView(new TextEncoder().encode("alph").buffer).getUint32(0, true),
  );
});

test("what only JavaScript knows is stored at start", async () => {
  const { view } = await started(relinked([]));
  assert.equal(word(view, 868), 4096);
});

test("functions run at their places, and find their data", async () => {
  const { exports } = await started(relinked([]));
  assert.equal(exports.run?.(0), 0x02020202);
  assert.equal(exports.run?.(1), 0x03030303);
});

test("a removed module has no row, no functions and no data", async () => {
  const { table, view } = await started(relinked(["beta"]));
  assert.deepEqual(
    [word(view, 24), word(view, 28), word(view, 32), word(view, 36)],
    [1024, 1, 0, 0],
  );
  assert.deepEqual([table.get(2), table.get(3)], [null, null]);
  assert.ok(new Uint8Array(view.buffer, 1024 + 48, 512).every((byte) => byte === 0));
});

test("rows move up to close the gap", async () => {
  const { exports, table, view } = await started(relinked(["alpha"]));
  assert.deepEqual(
    [word(view, 24), word(view, 28), word(view, 32), word(view, 36)],
    [1024 + 8, 2, 0, 0],
  );
  assert.equal(table.get(1), null);
  assert.equal(exports.run?.(1), 0x03030303);
});

test("what others may reach too stays", async () => {
  const { exports } = await started(relinked(["beta"]));
  assert.equal(exports.run?.(0), 0x02020202);
  assert.equal(exports.run?.(3), 7);
});

test("a number that could be an address keeps what it could mean", async () => {
  const computed = "(i32.add (global.get $memory_base) (i32.mul (local.get $slot) (i32.const 48)))";
  const { view } = await started(
    relinked(
      ["beta"],
      [["(local.get $slot)))", `(i32.add (local.get $slot) (i32.load ${computed}))))`]],
    ),
  );
  assert.equal(view.getUint8(48 + 4), 1);
});

test("exports that no JavaScript asks for go", async () => {
  const { exports } = await started(relinked([]));
  assert.deepEqual(Object.keys(exports), ["__wasm_apply_data_relocs", "run"]);
});
