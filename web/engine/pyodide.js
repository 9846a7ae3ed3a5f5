import { loadPyodide } from "pyodide";

/** @import { PyodideAPI } from "pyodide" */
/** @import { Assets } from "./types.d.ts" */

/**
 * Starts Pyodide on responses that are already under way. It has no option for that, it fetches its
 * own files; and a WebAssembly that cannot be compiled (no memory, say) leaves it waiting for ever.
 * So while it starts, `fetch` answers for those files, and a failed compilation is a failed start.
 *
 * @param {Assets} assets
 * @param {Map<string, Promise<Response>>} responses by absolute address
 * @returns {Promise<PyodideAPI>}
 */
export function startPyodide({ runtime, lock }, responses) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  /** @type {Promise<PyodideAPI>} */
  const started = new Promise((resolve, reject) => {
    globalThis.fetch = (request, options) =>
      responses.get(String(request)) ?? fetch(request, options);
    WebAssembly.instantiateStreaming = async (source, imports) => {
      const instance = instantiateStreaming(withItsType(await source), imports);
      instance.catch(reject);
      return instance;
    };
    loadPyodide({ indexURL: runtime, lockFileContents: JSON.stringify(lock) }).then(
      resolve,
      reject,
    );
  });
  return started.finally(() => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  });
}

/**
 * Browsers stream WebAssembly only under its own media type, which not every host knows.
 *
 * @param {Response} response
 */
function withItsType(response) {
  const type = "application/wasm";
  if (response.headers.get("Content-Type") === type) return response;
  return new Response(response.body, { headers: { "Content-Type": type } });
}
