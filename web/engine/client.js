import { EngineError, startCode } from "./errors.js";
import { createHeartbeat } from "./heartbeat.js";

/** @import { Heartbeat } from "./heartbeat.js" */
/** @import { Ask, CallOptions, Launch, Outcome, Status } from "./types.d.ts" */

export { EngineError };

/** @type {Status} */
export const LOADING = { state: "loading", stage: "download", fraction: 0, error: null };

/** A call that hangs so many times is rejected. */
const ATTEMPTS = 2;

/**
 * A call that has not ended.
 *
 * @typedef {CallOptions & Request} Pending
 *
 * @typedef {object} Request
 * @property {string} name
 * @property {object} params
 * @property {number} attempts how often it was sent
 * @property {(value: any) => void} resolve
 * @property {(reason: unknown) => void} reject
 */

/**
 * The engine as the page sees it. It starts at once; calls made meanwhile wait. While calls are
 * pending it is watched: if it hangs or has ended silently, another is started and gets the same
 * calls.
 *
 * @param {Launch} launch
 * @param {() => void} [onRestart] called when another is started instead of one that hangs
 */
export function createEngine(launch, onRestart = () => {}) {
  /** @type {Set<(status: Status) => void>} */
  const listeners = new Set();
  /** @type {Map<number, Pending>} */
  const pending = new Map();
  let lastId = 0;
  let status = LOADING;
  /** @type {Heartbeat | null} */
  let heartbeat = null;
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
      onWork(id, work) {
        heartbeat?.heard();
        pending.get(id)?.onProgress?.(work);
      },
      onCrash: (cause) => running === starting && fail(cause),
    });
    starting.then(({ ping }) => {
      performance.mark("twentyfour:engine-ready");
      heartbeat = ping && createHeartbeat(ping, restart);
      if (pending.size) heartbeat?.start();
      update({ state: "ready" });
    }, fail);
    return starting;
  }

  function stop() {
    heartbeat?.stop();
    heartbeat = null;
    running.then(
      (started) => started.stop(),
      () => {},
    );
  }

  /** @param {Error} cause */
  function fail(cause) {
    if (status.state === "failed") return;
    stop();
    update({ state: "failed", error: { code: startCode(cause), detail: cause.message } });
    for (const { reject } of pending.values()) reject(new EngineError("engine-failed", { cause }));
  }

  function restart() {
    stop();
    onRestart();
    running = start("default");
    for (const [id, { attempts, reject }] of pending) {
      if (attempts < ATTEMPTS) send(id);
      else reject(new EngineError("engine-error", { cause: new Error("Python hangs") }));
    }
  }

  /** @param {number} id */
  function send(id) {
    const { resolve, reject } = /** @type {Pending} */ (pending.get(id));
    ask(id).then(resolve, reject);
  }

  /** @param {number} id */
  async function ask(id) {
    const { python } = await running;
    const call = pending.get(id);
    if (!call) return null;
    call.attempts += 1;
    heartbeat?.start();
    call.signal?.addEventListener("abort", () => python.cancel(id));
    return unwrap(await python.call(id, call.name, call.params).catch(pythonFailed));
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
      pending.set(id, { name, params, signal, onProgress, attempts: 0, resolve, reject });
      if (status.state === "failed") reject(new EngineError("engine-failed"));
      else send(id);
    });
    return answer.finally(() => {
      pending.delete(id);
      if (pending.size === 0) heartbeat?.stop();
    });
  }

  return {
    get status() {
      return status;
    },
    call,
    /** @param {(status: Status) => void} listener called at once, and at every change */
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
