/**
 * In a module worker `importScripts` always throws. Pyodide calls it to see that, with an address that
 * a policy on trusted types reports; so it throws before the browser looks at the address.
 */

export const inWorker = typeof WorkerGlobalScope !== "undefined";

if (inWorker) {
  globalThis.importScripts = () => {
    throw null; // an error would have a trace, for which some browsers parse the script once more
  };
}
