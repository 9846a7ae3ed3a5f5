import { computed, effect, signal } from "@preact/signals";
import { createEngine, type Engine, EngineError, LOADING } from "../../../engine/client.ts";
import type { Ask } from "../../../engine/requests.ts";
import type { Launch } from "../../../engine/running.ts";

let engine: Engine;

export const status = signal(LOADING);
export const engineState = computed(() => status.value.state);
/** Whether Python hung and was restarted. The banner's Close button resets it. */
export const restarted = signal(false);
export const retry = () => engine.retry();

const waiting = new Set<() => void>();

/** Starts Python. Must be called before `ask`. */
export function startPython(launch: Launch) {
  engine = createEngine(launch, () => {
    restarted.value = true;
  });
  engine.subscribe((now) => {
    status.value = { ...now };
    if (now.state !== "ready") return;
    for (const resume of waiting) resume();
    waiting.clear();
  });
  return engine;
}

/**
 * Calls Python. Waits until Python has started; after a failed start it waits until a retry
 * succeeds. Rejects with the bridge's EngineError, or with AbortError.
 */
export const ask: Ask = async (name, params, options = {}) => {
  for (;;) {
    try {
      return await engine.call(name, params, options);
    } catch (error) {
      if (!(error instanceof EngineError) || error.code !== "engine-failed") throw error;
      await ready(options.signal);
    }
  }
};

function ready(stopped: AbortSignal | undefined) {
  return new Promise((resolve, reject) => {
    const resume = () => resolve(undefined);
    waiting.add(resume);
    stopped?.addEventListener("abort", () => {
      waiting.delete(resume);
      reject(stopped.reason);
    });
  });
}

/** Resolves when the start of Python has succeeded or failed. */
export function engineStarted() {
  return new Promise<void>((resolve) => {
    effect(() => {
      if (engineState.value !== "loading") resolve();
    });
  });
}

export const isAbort = (error: unknown) =>
  error instanceof DOMException && error.name === "AbortError";

/** Why a call failed; null if the call was stopped. Throws any other error. */
export function failureOf(error: unknown, stopped?: AbortSignal) {
  if (isAbort(error) || stopped?.aborted) return null;
  if (!(error instanceof EngineError)) throw error;
  return error;
}

/** Returns undefined for a call that failed or was stopped. Throws any other error. */
export function noResult(error: unknown) {
  failureOf(error);
  return undefined;
}

export { EngineError };
