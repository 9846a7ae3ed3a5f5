/**
 * In a module worker `importScripts` always throws. Pyodide calls it to detect this, with an
 * address that a trusted-types policy would report. This replacement throws before the browser sees
 * the address.
 */

export const inWorker = typeof WorkerGlobalScope !== "undefined";

if (inWorker) {
  globalThis.importScripts = () => {
    throw null; // an Error would have a stack trace, for which some browsers parse the script again
  };
}
