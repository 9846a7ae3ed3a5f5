import { StartError } from "./errors.ts";

const WASM = "application/wasm";

/**
 * Compiles CPython while it downloads. If a file with the right hash cannot be compiled, the browser
 * is too old; a wrong hash is reported by `download`.
 */
export async function compile(response: Response): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compileStreaming(asWasm(response));
  } catch (error) {
    if (!(error instanceof WebAssembly.CompileError)) throw error;
    throw new StartError(crypto.subtle ? "no-webassembly" : "corrupt", error);
  }
}

/**
 * Browsers only compile responses with the media type of WebAssembly, which some hosts do not send.
 */
function asWasm(response: Response) {
  if (response.headers.get("Content-Type") === WASM) return response;
  return new Response(response.body, { headers: { "Content-Type": WASM } });
}
