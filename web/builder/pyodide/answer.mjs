// Asks a Python in Node, as the page asks it.

/**
 * @typedef {object} Call
 * @property {string} name
 * @property {string} params in JSON; hostile calls have other texts
 * @property {number | null} slices after which it is cancelled
 * @property {boolean} full whether the memory may not grow meanwhile
 */

const SLICE_MILLISECONDS = 12;

/**
 * The last slice of a call, in JSON; null where it was cancelled, or what Python raises where even
 * that is not to be had.
 *
 * @param {import("../../engine/types.ts").Bridge} bridge
 * @param {Call} call
 */
export function answer(bridge, { name, params, slices }) {
  let last = null;
  try {
    const job = bridge.begin(name, params);
    for (let slice = 0; slice !== slices && last === null; slice++) {
      const outcome = bridge.advance(job, slices === null ? SLICE_MILLISECONDS : 0);
      if (JSON.parse(outcome).done) last = outcome;
    }
    bridge.cancel(job);
  } catch (error) {
    return String(error);
  }
  return last;
}

/**
 * What JavaScript is told of an exception that passes through Python's own library.
 *
 * @param {import("pyodide").PyodideAPI} pyodide
 */
export function exceptionOf(pyodide) {
  try {
    pyodide.pyimport("json").loads("x");
    return "";
  } catch (error) {
    return String(error);
  }
}
