import { computed, effect, signal } from "@preact/signals";
import { createEngine, EngineError, LOADING } from "../../engine/client.js";

/** @import { Engine } from "../../engine/client.js" */
/** @import { Ask, Launch } from "../../engine/types.d.ts" */

/** @type {Engine} */
let engine;

export const status = signal(LOADING);
export const engineState = computed(() => status.value.state);
/** Whether Python hung and was started again, until the player closes the banner. */
export const restarted = signal(false);
export const retry = () => engine.retry();

/** @type {Set<() => void>} */
const sleepers = new Set();

/**
 * Starts Python. Must be called before `ask`.
 *
 * @param {Launch} launch
 */
export function startPython(launch) {
  engine = createEngine(launch, () => {
    restarted.value = true;
  });
  engine.subscribe((now) => {
    status.value = { ...now };
    if (now.state !== "ready") return;
    for (const wake of sleepers) wake();
    sleepers.clear();
  });
  return engine;
}

/**
 * Calls Python. Waits until it has started, also through failed starts until a retry succeeds.
 * Rejects with the bridge's EngineError, or AbortError.
 *
 * @type {Ask}
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

/** @param {AbortSignal | undefined} stopped */
function ready(stopped) {
  return new Promise((resolve, reject) => {
    const wake = () => resolve(undefined);
    sleepers.add(wake);
    stopped?.addEventListener("abort", () => {
      sleepers.delete(wake);
      reject(stopped.reason);
    });
  });
}

/** Resolves when Python has started, or has failed to. */
export function engineStarted() {
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      effect(() => {
        if (engineState.value !== "loading") resolve();
      });
    })
  );
}

/** @param {unknown} error */
export const isAbort = (error) => error instanceof DOMException && error.name === "AbortError";

/**
 * Why a call failed; null if it was stopped. Any other error is thrown on.
 *
 * @param {unknown} error
 * @param {AbortSignal} [stopped]
 */
export function failureOf(error, stopped) {
  if (isAbort(error) || stopped?.aborted) return null;
  if (!(error instanceof EngineError)) throw error;
  return error;
}

/**
 * Undefined for a call that failed or was stopped; any other error is thrown on.
 *
 * @param {unknown} error
 */
export function noResult(error) {
  failureOf(error);
  return undefined;
}

export { EngineError };
