import { download } from "./download.js";

/** @import { EngineFile, EngineFiles } from "./types.d.ts" */

/**
 * @typedef {object} Opened what Python is made of, under way
 * @property {Promise<Response>} wasm
 * @property {Promise<void>} script settles when it is there as it was built, and may be run
 * @property {Promise<unknown>} whole settles when all of them are there, or one is not
 */

/**
 * Opens all files at once.
 *
 * @param {EngineFiles} files
 * @param {RequestCache} cache
 * @param {(fraction: number) => void} onFraction called at every new percent
 * @returns {Opened}
 */
export function openFiles(files, cache, onFraction) {
  const { wasm, script } = files;
  const total = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
  let arrived = 0;
  onFraction(0);
  /** @param {number} count */
  const onBytes = (count) => {
    const percent = Math.floor((arrived / total) * 100);
    arrived += count;
    if (Math.floor((arrived / total) * 100) > percent) onFraction(Math.min(arrived / total, 1));
  };
  const open = (/** @type {EngineFile} */ file) => download(file, cache, onBytes);
  const [program, glue] = [open(wasm), open(script)];
  glue.response.then(({ body }) => body?.cancel()).catch(() => {}); // it is run from its address
  return {
    wasm: program.response,
    script: glue.whole,
    whole: Promise.all([program.whole, glue.whole]),
  };
}
