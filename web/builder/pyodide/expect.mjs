// How a step of the build ends when Pyodide is no longer what it assumes: in one sentence.

/**
 * @param {unknown} condition
 * @param {string} what the assumption, as the end of "expected …"
 * @returns {asserts condition}
 */
export function expect(condition, what) {
  if (!condition) throw new Error(`Pyodide has changed: expected ${what}.`);
}

/** Ends this process with the message of an error, without its stack. */
export function reportErrors() {
  process.setUncaughtExceptionCaptureCallback((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
