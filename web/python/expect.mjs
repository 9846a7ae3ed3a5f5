/**
 * Ends a step of the build with one sentence if an assumption about Pyodide no longer holds.
 *
 * @param {unknown} condition
 * @param {string} what the assumption, as the end of "expected …"
 * @returns {asserts condition}
 */
export function expect(condition, what) {
  if (!condition) throw new Error(`Pyodide has changed: expected ${what}.`);
}
