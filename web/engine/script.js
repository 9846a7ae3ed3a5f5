import { StartError } from "./errors.js";
import { trusted } from "./trusted.js";

/**
 * Runs Pyodide's script here, in a worker or on a page, unless it is here already.
 *
 * @param {string} url
 */
export async function loadScript(url) {
  if ("_createPyodideModule" in globalThis) return;
  try {
    if (typeof importScripts === "function") importScripts(trusted(url));
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
    script.src = trusted(url);
    document.head.append(script);
  });
}
