import { download } from "./download.js";

/** @import { EngineFile, EngineFiles } from "./types.d.ts" */

/**
 * @typedef {object} Opened what Python is made of, under way
 * @property {ReadableStream<Uint8Array<ArrayBuffer>>} wasm
 * @property {Promise<ArrayBuffer>} stdlib
 * @property {Promise<ArrayBuffer>} wheel
 * @property {Promise<unknown>} whole settles when all of them are there, or one is not
 */

/**
 * Opens all files at once.
 *
 * @param {EngineFiles} files
 * @param {RequestCache} cache
 * @param {(fraction: number) => void} onFraction told at every new percent
 * @returns {Opened}
 */
export function openFiles({ wasm, stdlib, wheel }, cache, onFraction) {
  const total = wasm.bytes + stdlib.bytes + wheel.bytes;
  let arrived = 0;
  onFraction(0);
  /** @param {number} count */
  const onBytes = (count) => {
    const percent = Math.floor((arrived / total) * 100);
    arrived += count;
    if (Math.floor((arrived / total) * 100) > percent) onFraction(Math.min(arrived / total, 1));
  };
  const open = (/** @type {EngineFile} */ file) => download(file, cache, onBytes);
  const [program, library, engine] = [open(wasm), open(stdlib), open(wheel)];
  return {
    wasm: program.stream,
    stdlib: new Response(library.stream).arrayBuffer(),
    wheel: new Response(engine.stream).arrayBuffer(),
    whole: Promise.all([program.whole, library.whole, engine.whole]),
  };
}
