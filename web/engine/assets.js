import assets from "../generated/assets.json" with { type: "json" };
import { scriptAddress } from "./packed.js";

/** @import { Assets, EngineFile } from "./types.d.ts" */

/**
 * What the build made for the engine: as addresses seen from the page, since a worker has a base of
 * its own; or what the page itself holds, once the last of it has been read.
 *
 * @returns {Promise<Assets>}
 */
export async function locateAssets() {
  const { worker, wasm } = assets;
  if (!ONE_FILE) return { worker: hosted(worker), wasm: hosted(wasm) };
  if (document.readyState === "loading") {
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  }
  const script = packed("worker");
  return {
    worker: { ...worker, url: await scriptAddress(script), packed: script },
    wasm: { ...wasm, packed: packed("wasm") },
  };
}

/** @param {EngineFile} file */
function hosted(file) {
  return { ...file, url: new URL(file.url, document.baseURI).href };
}

/** @param {string} name */
function packed(name) {
  return document.getElementById(`packed-${name}`)?.textContent ?? "";
}
