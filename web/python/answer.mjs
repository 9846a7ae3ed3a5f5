// Calls a Python in Node in the same way as the page.

/**
 * @typedef {object} Call
 * @property {string} name
 * @property {string} params in JSON; hostile calls have other texts
 * @property {number | null} slices the number of slices after which the call is cancelled
 * @property {boolean} full whether the memory must not grow during the call
 */

const SLICE_MILLISECONDS = 12;

/**
 * The last slice of a call, in JSON; null if the call was cancelled. If the bridge itself fails,
 * the error of Python as text.
 *
 * @param {import("./bridge.ts").Bridge} bridge
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
 * The text of a Python exception from the standard library, as JavaScript receives it.
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
