import assets from "../generated/assets.json" with { type: "json" };

/** @import { Assets, EngineFile } from "./types.d.ts" */

/**
 * What the build made for the engine, with addresses as seen from the page: a worker has a base of
 * its own.
 *
 * @returns {Assets}
 */
export function locateAssets() {
  const { wasm, stdlib, wheel } = assets.files;
  return {
    ...assets,
    worker: absolute(assets.worker),
    runtime: absolute(assets.runtime),
    files: { wasm: located(wasm), stdlib: located(stdlib), wheel: located(wheel) },
  };
}

/** @param {EngineFile} file */
function located(file) {
  return { ...file, url: absolute(file.url) };
}

/** @param {string} url */
function absolute(url) {
  return new URL(url, document.baseURI).href;
}
