import { StartError } from "./errors.js";

const WASM = "application/wasm";

/**
 * Compiles CPython while it arrives.
 *
 * @param {Response} response
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compile(response) {
  try {
    return await WebAssembly.compileStreaming(asWasm(response));
  } catch (error) {
    throw error instanceof WebAssembly.CompileError ? new StartError("corrupt", error) : error;
  }
}

/**
 * Browsers compile what is called WebAssembly, and some hosts call it otherwise.
 *
 * @param {Response} response
 */
function asWasm(response) {
  if (response.headers.get("Content-Type") === WASM) return response;
  return new Response(response.body, { headers: { "Content-Type": WASM } });
}
