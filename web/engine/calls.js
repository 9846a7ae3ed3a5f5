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

  /**
   * @param {number} id
   * @param {number} job
   * @returns {Promise<Outcome>}
   */
  async function run(id, job) {
    for (; running.has(id); await nextTask()) {
      const { done, progress, ...outcome } = JSON.parse(bridge.advance(job, SLICE_MILLISECONDS));
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
        return await run(id, bridge.begin(name, JSON.stringify(params)));
      } finally {
        running.delete(id);
      }
    },
    cancel(id) {
      running.delete(id);
    },
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
