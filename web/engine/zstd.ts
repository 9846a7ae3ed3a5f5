import zstd from "zstandard-wasm";

const MAGIC = 0xfd2fb528;

/**
 * Whether these bytes are zstd.
 *
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
export function isPacked({ buffer, byteLength }) {
  return byteLength > 4 && new DataView(buffer).getUint32(0, true) === MAGIC;
}

/**
 * Unpacks zstd. In a worker that has just started its WebAssembly is ready three times as soon as a
 * decoder in JavaScript, which the browser compiles while it runs.
 *
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
export async function unpackZstd(bytes) {
  await zstd.loadWASM();
  return /** @type {Uint8Array<ArrayBuffer>} */ (zstd.decompress(bytes));
}
