// How the rewriting stops when Pyodide is no longer what README.md says that it assumes.

/**
 * @param {unknown} condition
 * @param {string} what the assumption, as the end of "expected …"
 * @returns {asserts condition}
 */
export function expect(condition, what) {
  if (!condition) throw new Error(changed(what));
}

/** @param {string} what */
export function changed(what) {
  return `Pyodide has changed: expected ${what} (see web/builder/relink/README.md).`;
}
