import assets from "../generated/assets.json" with { type: "json" };
import { readTemplate, scriptAddress } from "./packed.js";

/** @import { Assets, EngineFile } from "./types.d.ts" */

/**
 * What the build made for the engine: as addresses seen from the page, since a worker has a base of
 * its own; or what the page itself holds, once the last of it has been read.
 *
 * @returns {Promise<Assets>}
 */
export async function locateAssets() {
  if (!ONE_FILE) return mapped(assets, hosted);
  if (document.readyState === "loading") {
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  }
  const { whole, ...inside } = mapped(assets, (file, name) => {
    return { ...file, packed: readTemplate(`packed-${name}`) };
  });
  const { worker } = inside;
  return { ...inside, worker: { ...worker, url: await scriptAddress(worker.packed ?? "") } };
}

/**
 * @param {Assets} assets
 * @param {(file: EngineFile, name: string) => EngineFile} change
 */
function mapped(assets, change) {
  const files = Object.entries(assets).map(([name, file]) => [name, change(file, name)]);
  return /** @type {Assets} */ (Object.fromEntries(files));
}

/** @param {EngineFile} file */
function hosted(file) {
  return { ...file, url: new URL(file.url, document.baseURI).href };
}
