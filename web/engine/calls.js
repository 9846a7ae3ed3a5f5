import { CutError, isCut } from "./errors.js";

/** @import { Bridge, Listener, Outcome, Python } from "./types.d.ts" */

const SLICE_MILLISECONDS = 12;

/**
 * Runs the bridge's calls in slices. Between two slices other messages get in, so that calls
 * interleave and a cancelled one stops without restarting Python.
 *
 * @param {Bridge} bridge
 * @param {Listener["onWork"]} onWork
 * @returns {Python}
 */
export function runCalls(bridge, onWork) {
  /** @type {Set<number>} */
  const running = new Set();

  const begin = tellingOfCuts((/** @type {string} */ name, /** @type {object} */ params) =>
    bridge.begin(name, JSON.stringify(params)),
  );
  const advance = tellingOfCuts((/** @type {number} */ job) =>
    bridge.advance(job, SLICE_MILLISECONDS),
  );

  /**
   * @param {number} id
   * @param {number} job
   * @returns {Promise<Outcome>}
   */
  async function run(id, job) {
    for (; running.has(id); await nextTask()) {
      const { done, progress, ...outcome } = JSON.parse(advance(job));
      if (done) return outcome;
      if (progress) onWork(id, progress);
    }
    bridge.cancel(job);
    return null;
  }

  return {
    async call(id, name, params) {
      running.add(id);
      try {
        return await run(id, begin(name, params));
      } finally {
        running.delete(id);
      }
    },
    cancel(id) {
      running.delete(id);
    },
  };
}

/**
 * The same function; it tells by the error when it has met a function that was cut.
 *
 * @template {unknown[]} Args
 * @template T
 * @param {(...args: Args) => T} call
 * @returns {(...args: Args) => T}
 */
function tellingOfCuts(call) {
  return (...args) => {
    try {
      return call(...args);
    } catch (error) {
      throw isCut(error) ? new CutError(error) : error;
    }
  };
}

const { port1, port2 } = new MessageChannel();
port1.start();

/** Unlike a timer, a message comes back without the browser's four milliseconds of delay. */
function nextTask() {
  return new Promise((resolve) => {
    port1.addEventListener("message", resolve, { once: true });
    port2.postMessage(null);
  });
}
