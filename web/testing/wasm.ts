import binaryen from "binaryen";

/** @param text of a WebAssembly module */
export const assemble = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(binaryen.parseText(text).emitBinary());
