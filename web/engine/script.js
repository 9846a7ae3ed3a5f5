import { StartError } from "./errors.js";
import { unpack } from "./packed.js";

/** @import { EngineFile } from "./types.d.ts" */

/**
 * Runs a script here, in a worker or on a page.
 *
 * @param {EngineFile} file
 */
export async function loadScript({ url = "", packed }) {
  if (!packed) return run(url);
  const address = await scriptAddress(packed);
  await run(address).finally(() => URL.revokeObjectURL(address));
}

/**
 * An address for a script that comes packed.
 *
 * @param {string} packed
 */
export async function scriptAddress(packed) {
  const source = await new Response(unpack(packed)).arrayBuffer();
  return URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
}

/** @param {string} url */
async function run(url) {
  try {
    if (typeof importScripts === "function") importScripts(url);
    else await runOnPage(url);
  } catch (reason) {
    throw new StartError(reason instanceof SyntaxError ? "corrupt" : "download", reason);
  }
}

/** @param {string} url */
function runOnPage(url) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${url} did not load`));
    script.src = url;
    document.head.append(script);
  });
}
