import { StartError } from "./errors.ts";

const WASM = "application/wasm";

/** Compiles CPython while it downloads. */
export async function compile(response: Response): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compileStreaming(asWasm(response));
  } catch (error) {
    throw error instanceof WebAssembly.CompileError ? new StartError("corrupt", error) : error;
  }
}

/**
 * Browsers only compile responses with the media type of WebAssembly, which some hosts do not send.
 */
function asWasm(response: Response) {
  if (response.headers.get("Content-Type") === WASM) return response;
  return new Response(response.body, { headers: { "Content-Type": WASM } });
}
