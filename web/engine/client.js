import { EngineError, startCode } from "./errors.js";

/** @import { Ask, CallOptions, Launch, Outcome, Status } from "./types.d.ts" */

export { EngineError };

/** @type {Status} */
export const LOADING = { state: "loading", stage: "download", fraction: 0, error: null };

/**
 * The engine as the page sees it. It starts at once; calls made meanwhile wait.
 *
 * @param {Launch} launch
 */
export function createEngine(launch) {
  /** @type {Set<(status: Status) => void>} */
  const listeners = new Set();
  /** @type {Map<number, CallOptions & { reject: (reason: EngineError) => void }>} */
  const pending = new Map();
  let lastId = 0;
  let status = LOADING;
  let running = start("default");

  /** @param {Partial<Status>} change */
  function update(change) {
    status = { ...status, ...change };
    for (const listener of listeners) listener(status);
  }

  /** @param {RequestCache} cache */
  function start(cache) {
    update(LOADING);
    const starting = launch(cache, {
      onProgress: (progress) => status.state === "loading" && update(progress),
      onWork: (id, work) => pending.get(id)?.onProgress?.(work),
      onCrash: fail,
    });
    starting.then(() => {
      performance.mark("twentyfour:engine-ready");
      update({ state: "ready" });
    }, fail);
    return starting;
  }

  /** @param {Error} cause */
  function fail(cause) {
    if (status.state === "failed") return;
    running.then(
      ({ stop }) => stop(),
      () => {},
    );
    update({ state: "failed", error: { code: startCode(cause), detail: cause.message } });
    for (const { reject } of pending.values()) reject(new EngineError("engine-failed", { cause }));
  }

  /**
   * @param {number} id
   * @param {string} name
   * @param {object} params
   */
  async function ask(id, name, params) {
    const { python } = await running;
    if (!pending.has(id)) return null;
    pending.get(id)?.signal?.addEventListener("abort", () => python.cancel(id));
    return unwrap(await python.call(id, name, params).catch(pythonFailed));
  }

  /**
   * @param {Error} cause
   * @returns {never}
   */
  function pythonFailed(cause) {
    if (cause.name !== "PythonError") fail(cause);
    throw new EngineError("engine-error", { cause });
  }

  /**
   * Asks Python. That it answers with the declared result is tested on its side.
   *
   * @type {Ask}
   */
  function call(name, params, { signal, onProgress } = {}) {
    const id = ++lastId;
    const answer = new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
      pending.set(id, { signal, onProgress, reject });
      if (status.state === "failed") reject(new EngineError("engine-failed"));
      else ask(id, name, params).then(resolve, reject);
    });
    return answer.finally(() => pending.delete(id));
  }

  return {
    get status() {
      return status;
    },
    call,
    /** @param {(status: Status) => void} listener told at once, and at every change */
    subscribe(listener) {
      listeners.add(listener);
      listener(status);
      return () => {
        listeners.delete(listener);
      };
    },
    retry() {
      if (status.state === "failed") running = start("reload");
    },
  };
}

/** @typedef {ReturnType<typeof createEngine>} Engine */

/** @param {Outcome} outcome */
function unwrap(outcome) {
  if (outcome && "error" in outcome) throw new EngineError(outcome.error.code, outcome.error);
  return outcome?.value;
}
