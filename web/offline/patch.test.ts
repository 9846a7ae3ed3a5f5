import assert from "node:assert/strict";
import { test } from "node:test";
import { applyPatch } from "./patch.ts";

const HEADER = [0x28, 0xb5, 0x2f, 0xfd, 0xe0];
const LAST = 1;
const REPEATED = 2;

/** A patch whose result is one letter, repeated. */
function patchOf(base: number, letter: number, times: number) {
  const size = new Uint8Array(new BigUint64Array([BigInt(base + times)]).buffer);
  return Uint8Array.of(...HEADER, ...size, (times << 3) | REPEATED | LAST, times >> 5, 0, letter);
}

test("a patch makes the result from a base of any size", async () => {
  for (const length of [0, 1, 131_071, 131_072, 131_073, 1_000_000]) {
    const base = Uint8Array.from({ length }, (_, place) => place % 251);
    const result = await applyPatch(base, patchOf(length, 7, 300));
    assert.deepEqual(result, new Uint8Array(300).fill(7));
  }
});
