import binaryen from "../../web/node_modules/binaryen/index.js";

/** @param {string} text a WebAssembly @returns {Uint8Array<ArrayBuffer>} */
export const assemble = (text) => Uint8Array.from(binaryen.parseText(text).emitBinary());
