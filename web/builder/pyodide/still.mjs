import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const NOW = 315_532_800_000; // 1980-01-01

/**
 * Lets a Python that starts from now on be the same on every machine: the clock stands still, in
 * UTC, random bytes are zeros, and Pyodide detects nothing that one Node has and another lacks.
 */
export function standStill() {
  Object.assign(process.env, { TZ: "UTC" });
  Date.now = () => NOW;
  performance.now = () => 0;
  Object.assign(crypto, { randomFillSync: (/** @type {Uint8Array} */ view) => view.fill(0) });
  syncBuiltinESMExports();
  // Stack switching in JavaScript, in its two spellings.
  for (const name of ["Suspending", "Suspender"]) Reflect.deleteProperty(WebAssembly, name);
  // On a phone of Apple's, Pyodide makes no use of WebAssembly's garbage collection.
  Object.defineProperty(globalThis, "navigator", { value: { userAgent: "iPhone" } });
}
