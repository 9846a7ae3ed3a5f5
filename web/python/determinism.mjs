import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const NOW = 315_532_800_000; // 1980-01-01

/**
 * Makes a Python that starts afterwards the same on every machine. The clock is stopped, in UTC,
 * random bytes are zeros, and features that differ between versions of Node are hidden from
 * Pyodide.
 */
export function makeDeterministic() {
  Object.assign(process.env, { TZ: "UTC" });
  Date.now = () => NOW;
  performance.now = () => 0;
  Object.assign(crypto, { randomFillSync: (/** @type {Uint8Array} */ view) => view.fill(0) });
  syncBuiltinESMExports();
  // Stack switching in JavaScript has two spellings.
  for (const name of ["Suspending", "Suspender"]) Reflect.deleteProperty(WebAssembly, name);
  // On an iPhone, Pyodide does not use WebAssembly's garbage collection.
  Object.defineProperty(globalThis, "navigator", { value: { userAgent: "iPhone" } });
}
