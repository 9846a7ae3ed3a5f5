import assert from "node:assert/strict";
import { test } from "node:test";
import { isPacked, unpackZstd } from "./zstd.ts";

const MAGIC = [0x28, 0xb5, 0x2f, 0xfd];

test("zstd is unpacked", async () => {
  const oneSegment = 0x20;
  const lastBlock = [(3 << 3) | 1, 0, 0]; // a raw block of three bytes
  const packed = Uint8Array.of(...MAGIC, oneSegment, 3, ...lastBlock, 7, 8, 9);
  assert.ok(isPacked(packed));
  assert.deepEqual(await unpackZstd(packed), Uint8Array.of(7, 8, 9));
});

test("content shorter than the magic number is not packed", () => {
  for (const bytes of [[], MAGIC.slice(0, 3), MAGIC]) {
    assert.ok(!isPacked(Uint8Array.from(bytes)));
  }
});
