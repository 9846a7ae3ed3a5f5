import binaryen from "../../web/node_modules/binaryen/index.js";

/** @param {string} text of a WebAssembly module @returns {Uint8Array<ArrayBuffer>} */
export const assemble = (text) => Uint8Array.from(binaryen.parseText(text).emitBinary());
