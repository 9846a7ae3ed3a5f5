/**
 * A step of the build ends with one sentence where Pyodide is no longer what it assumes.
 *
 * @param {unknown} condition
 * @param {string} what the assumption, as the end of "expected …"
 * @returns {asserts condition}
 */
export function expect(condition, what) {
  if (!condition) throw new Error(`Pyodide has changed: expected ${what}.`);
}
