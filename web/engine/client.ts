import { EngineError, isCut, startCode } from "./errors.ts";
import { createHeartbeat, type Heartbeat } from "./heartbeat.ts";
import { expectJson } from "./params.ts";
import type { Ask, CallOptions, Outcome } from "./requests.ts";
import type { Launch } from "./running.ts";
import type { StartOptions, Status } from "./status.ts";

export { EngineError };

export const LOADING: Status = { state: "loading", stage: "download", fraction: 0, error: null };

/** A call is rejected after Python has hung this number of times during it. */
const ATTEMPTS = 2;

const NEVER = new Promise(() => {});

/** A call that has not ended. */
type Pending = CallOptions & Request;

interface Request {
  name: string;
  params: object;
  /** How often Python has hung during the call. */
  hangs: number;
  /** Whether the call needs removed code. */
  cut: boolean;
  resolve(value: unknown): void;
  reject: (reason: unknown) => void;
}

/** The page's interface to the engine. */
export interface Engine {
  readonly status: Status;
  /** Calls Python. Tests on the Python side guarantee that the result has the declared type. */
  call: Ask;
  /**
   * @param listener called at once, and after every change
   * @returns ends the subscription
   */
  subscribe: (listener: (status: Status) => void) => () => void;
  /** Starts again after a failed start. */
  retry: () => void;
}

/**
 * Creates an engine, which starts at once. Earlier calls wait for the start. A heartbeat watches
 * Python while calls are pending: if Python hangs or has died, a new one is started and gets the
 * same calls.
 *
 * @param onRestart called when a new Python replaces one that hangs
 */
export function createEngine(launch: Launch, onRestart: () => void = () => {}): Engine {
  const listeners = new Set<(status: Status) => void>();
  const pending = new Map<number, Pending>();
  let lastId = 0;
  /** The ids of the calls that the current Python has received and not answered, in order. */
  const asking = new Set<number>();
  /**
   * Id of the call that Python is executing, if it reported one. Otherwise the oldest call counts
   * as executing.
   */
  let turn = 0;
  let status = LOADING;
  let heartbeat: Heartbeat | null = null;
  /** Whether the current Python is the full build. */
  let whole = false;
  /** How the full build is fetched. After a failed start it bypasses the cache. */
  let wholeCache: RequestCache = "default";
  let running = start({ cache: "default" });

  function update(change: Partial<Status>) {
    status = { ...status, ...change };
    for (const listener of listeners) listener(status);
  }

  function start(options: StartOptions) {
    update(LOADING);
    asking.clear();
    turn = 0;
    const listener: Parameters<Launch>[1] = {
      onProgress: (progress) => status.state === "loading" && update(progress),
      onTurn(id) {
        if (running !== starting) return;
        heartbeat?.touch();
        turn = id;
      },
      onWork(id, work) {
        heartbeat?.touch();
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

  function fail(cause: Error) {
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

  /** Starts the full build of Python, which gets the same calls. */
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
   * Handles a failed start of the full build: rejects the calls that need it, and continues with
   * the others.
   */
  function withoutWhole<T>(cause: unknown, startAgain: () => T) {
    whole = false;
    wholeCache = "reload";
    for (const { cut, reject } of pending.values()) {
      if (cut) reject(new EngineError("part-missing", { cause }));
    }
    return startAgain();
  }

  function send(id: number) {
    const call = pending.get(id);
    if (call) ask(id).then(call.resolve, call.reject);
  }

  async function ask(id: number) {
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
      if (asked !== running) return NEVER; // another Python has received the call
      if (cause instanceof EngineError) throw cause;
      if (!isCut(cause) || whole) return pythonFailed(cause as Error);
      call.cut = true;
      startWhole();
      return NEVER;
    } finally {
      if (asked === running) asking.delete(id);
    }
  }

  function pythonFailed(cause: Error): never {
    if (cause.name !== "PythonError") fail(cause);
    throw new EngineError("engine-error", { cause });
  }

  const call: Ask = (name, params, { signal, onProgress } = {}) => {
    const id = ++lastId;
    const answer = new Promise<never>((resolve, reject) => {
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
  };

  return {
    get status() {
      return status;
    },
    call,
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

function unwrap(outcome: Outcome) {
  if (outcome && "error" in outcome) throw new EngineError(outcome.error.code, outcome.error);
  return outcome?.value;
}
