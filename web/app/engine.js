import { computed, signal } from "@preact/signals";
import { createEngine, EngineError } from "../engine/client.js";

/** @import { CallOptions } from "../engine/types.d.ts" */

const engine = createEngine();

export const status = signal(engine.status);
export const engineState = computed(() => status.value.state);
export const retry = () => engine.retry();

/** @type {Set<() => void>} */
const sleepers = new Set();
engine.subscribe((now) => {
  status.value = { ...now };
  if (now.state !== "ready") return;
  for (const wake of sleepers) wake();
  sleepers.clear();
});

/**
 * Asks Python. Waits while it wakes, and through failed starts until a retry succeeds, so that
 * nothing asked is lost; rejects with the bridge's EngineError, or AbortError.
 *
 * @param {string} name
 * @param {Record<string, unknown>} params
 * @param {CallOptions} [options]
 * @returns {Promise<any>}
 */
export async function ask(name, params, options = {}) {
  for (;;) {
    try {
      return await engine.call(name, params, options);
    } catch (error) {
      if (!(error instanceof EngineError) || error.code !== "engine-failed") throw error;
      await ready(options.signal);
    }
  }
}

/** @param {AbortSignal | undefined} signal */
function ready(signal) {
  return new Promise((resolve, reject) => {
    const wake = () => resolve(undefined);
    sleepers.add(wake);
    signal?.addEventListener("abort", () => {
      sleepers.delete(wake);
      reject(signal.reason);
    });
  });
}

/** @param {unknown} error */
export const isAbort = (error) => error instanceof DOMException && error.name === "AbortError";

export { EngineError };
