import assets from "../generated/assets.json" with { type: "json" };
import { scriptAddress } from "./packed.js";

/** @import { Assets, EngineFile, EngineFiles } from "./types.d.ts" */

/**
 * What the build made for the engine.
 *
 * @returns {Promise<Assets>}
 */
export async function locateAssets() {
  return {
    ...assets,
    ...(ONE_FILE ? await embedded() : hosted()),
  };
}

/** Addresses as seen from the page: a worker has a base of its own. */
function hosted() {
  return {
    worker: absolute(assets.worker),
    script: absolute(assets.script),
    files: eachFile((_, file) => ({ ...file, url: absolute(file.url ?? "") })),
  };
}

/**
 * What the page itself holds, once the last of it has been read. The worker has Pyodide's script in
 * it: from disk, Chromium lets it load no script that the page has made, and WebKitGTK none that it
 * has made itself.
 */
async function embedded() {
  if (document.readyState === "loading") {
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  }
  return {
    worker: await scriptAddress(packed("script"), packed("worker")),
    script: await scriptAddress(packed("script")),
    files: eachFile((name, file) => ({ ...file, packed: packed(name) })),
  };
}

/** @param {(name: string, file: EngineFile) => EngineFile} change */
function eachFile(change) {
  const entries = Object.entries(assets.files);
  const files = entries.map(([name, file]) => [name, change(name, file)]);
  return /** @type {EngineFiles} */ (Object.fromEntries(files));
}

/** @param {string} name */
function packed(name) {
  return document.getElementById(`packed-${name}`)?.textContent ?? "";
}

/** @param {string} url */
function absolute(url) {
  return new URL(url, document.baseURI).href;
}
