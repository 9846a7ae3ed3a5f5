import { unpackZstd } from "../engine/zstd.ts";

/** The size of the header of a patch: of a frame of zstd, up to its first block. */
const HEADER = 13;
/** The largest block of zstd. */
const BLOCK = 128 * 1024;

/**
 * Applies a patch of the build (`builder/patches.py`). A patch is a frame of zstd that lacks its first
 * blocks, which are the base as it is. With them it unpacks to the base, followed by the result.
 */
export async function applyPatch(base: Uint8Array<ArrayBuffer>, patch: Uint8Array<ArrayBuffer>) {
  const blocks: Uint8Array<ArrayBuffer>[] = [];
  for (let start = 0; start < base.length; start += BLOCK) {
    const block = base.subarray(start, start + BLOCK);
    const { length } = block;
    blocks.push(Uint8Array.of(length << 3, length >> 5, length >> 13), block);
  }
  const frame = new Blob([patch.subarray(0, HEADER), ...blocks, patch.subarray(HEADER)]);
  const unpacked = await unpackZstd(new Uint8Array(await frame.arrayBuffer()));
  return unpacked.subarray(base.length);
}
