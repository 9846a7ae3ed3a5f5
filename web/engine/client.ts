import { EngineError, isCut, startCode } from "./errors.js";
import { createHeartbeat } from "./heartbeat.js";
import { expectJson } from "./params.js";

/** @import { Heartbeat } from "./heartbeat.js" */
/** @import { Ask, CallOptions, Launch, Outcome, StartOptions, Status } from "./types.d.ts" */

export { EngineError };

/** @type {Status} */
export const LOADING = { state: "loading", stage: "download", fraction: 0, error: null };

/** A call in which Python has hung this number of times is rejected. */
const ATTEMPTS = 2;

const NEVER = new Promise(() => {});

/**
 * A call that has not ended.
 *
 * @typedef {CallOptions & Request} Pending
 *
 * @typedef {object} Request
 * @property {string} name
 * @property {object} params
 * @property {number} hangs how often Python has hung in it
 * @property {boolean} cut whether it needs what is cut
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
  /** The calls that the Python which runs was asked and has not answered, the first ones first. */
  const asking = /** @type {Set<number>} */ (new Set());
  /** The call of them that it has told it works on; where it has told of none, that is the first. */
  let turn = 0;
  let status = LOADING;
  /** @type {Heartbeat | null} */
  let heartbeat = null;
  /** Whether the Python that runs, or starts, has nothing cut. */
  let whole = false;
  /** How the whole one is fetched: what could not be started once is not trusted again. */
  let wholeCache = /** @type {RequestCache} */ ("default");
  let running = start({ cache: "default" });

  /** @param {Partial<Status>} change */
  function update(change) {
    status = { ...status, ...change };
    for (const listener of listeners) listener(status);
  }

  /** @param {StartOptions} options */
  function start(options) {
    update(LOADING);
    asking.clear();
    turn = 0;
    /** @type {Parameters<Launch>[1]} */
    const listener = {
      onProgress: (progress) => status.state === "loading" && update(progress),
      onTurn(id) {
        if (running !== starting) return;
        heartbeat?.heard();
        turn = id;
      },
      onWork(id, work) {
        heartbeat?.heard();
        pending.get(id)?.onProgress?.(work);
      },
      onCrash: (cause) => running === starting && fail(cause),
    };
    const starting = launch(options, listener).catch((reason) => {
      if (options.whole) return withoutWhole(reason, () => launch({ cache: "default" }, listener));
      if (!isCut(reason)) throw reason;
      whole = true;
      return launch({ ...options, whole }, listener);
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
    const [first = null] = asking;
    const hung = asking.has(turn) ? turn : first;
    stop();
    onRestart();
    running = start({ cache: "default", whole });
    for (const [id, call] of pending) {
      if (hung === null || hung === id) call.hangs += 1;
      if (call.hangs < ATTEMPTS) send(id);
      else call.reject(new EngineError("engine-error", { cause: new Error("Python hangs") }));
    }
  }

  /** Starts a Python with nothing cut, which gets the same calls. */
  function startWhole() {
    stop();
    whole = true;
    running = start({ cache: wholeCache, whole });
    for (const [id, call] of pending) {
      call.hangs = 0;
      send(id);
    }
  }

  /**
   * Where the whole Python cannot be had, the calls that need it fail, and all others go on.
   *
   * @template T
   * @param {unknown} cause
   * @param {() => T} startAgain
   */
  function withoutWhole(cause, startAgain) {
    whole = false;
    wholeCache = "reload";
    for (const { cut, reject } of pending.values()) {
      if (cut) reject(new EngineError("part-missing", { cause }));
    }
    return startAgain();
  }

  /** @param {number} id */
  function send(id) {
    const { resolve, reject } = /** @type {Pending} */ (pending.get(id));
    ask(id).then(resolve, reject);
  }

  /** @param {number} id */
  async function ask(id) {
    const asked = running;
    const { python } = await asked;
    const call = pending.get(id);
    if (!call) return null;
    heartbeat?.start();
    call.signal?.addEventListener("abort", () => python.cancel(id));
    asking.add(id);
    try {
      const outcome = await python.call(id, call.name, call.params);
      return asked === running ? unwrap(outcome) : NEVER;
    } catch (cause) {
      if (asked !== running) return NEVER; // another Python is asked
      if (cause instanceof EngineError) throw cause;
      if (!isCut(cause) || whole) return pythonFailed(/** @type {Error} */ (cause));
      call.cut = true;
      startWhole();
      return NEVER;
    } finally {
      if (asked === running) asking.delete(id);
    }
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
      expectJson(params);
      signal?.throwIfAborted();
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
      pending.set(id, {
        name,
        params,
        signal,
        onProgress,
        hangs: 0,
        cut: false,
        resolve,
        reject,
      });
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
      if (status.state === "failed") running = start({ cache: "reload", whole });
    },
  };
}

/** @typedef {ReturnType<typeof createEngine>} Engine */

/** @param {Outcome} outcome */
function unwrap(outcome) {
  if (outcome && "error" in outcome) throw new EngineError(outcome.error.code, outcome.error);
  return outcome?.value;
}
