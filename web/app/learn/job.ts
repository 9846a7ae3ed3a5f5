import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { ask, failureOf } from "../core/engine.js";

/** @import { EngineError } from "../core/engine.js" */
/** @import { Calls } from "../../engine/contract.d.ts" */
/** @import { CallName } from "../../engine/types.d.ts" */

/** @typedef {"idle" | "running" | "done" | "stopped" | "failed"} Phase */

/**
 * Calls Python as a part of a job; its result is dropped once the job is stopped.
 *
 * @typedef {<Name extends CallName>(
 *   name: Name,
 *   params: Calls[Name]["params"],
 *   onProgress?: (progress: Calls[Name]["progress"]) => void,
 * ) => Promise<Calls[Name]["result"]>} Call
 */

/** Work of Python's that takes a while: one at a time, stopped without harm. */
function createJob() {
  const phase = signal(/** @type {Phase} */ ("idle"));
  const error = signal(/** @type {EngineError | null} */ (null));
  let running = new AbortController();

  /** @param {Phase} next */
  function stop(next) {
    running.abort();
    running = new AbortController();
    phase.value = next;
    error.value = null;
  }

  return {
    phase,
    error,

    /** @param {(call: Call, stopped: AbortSignal) => Promise<void>} work */
    async run(work) {
      stop("running");
      const stopped = running.signal;
      /** @type {Call} */
      const call = (name, params, onProgress) =>
        ask(name, params, {
          signal: stopped,
          onProgress: (progress) => stopped.aborted || onProgress?.(progress),
        });
      try {
        await work(call, stopped);
        if (!stopped.aborted) phase.value = "done";
      } catch (reason) {
        const failure = failureOf(reason, stopped);
        if (!failure) return;
        phase.value = "failed";
        error.value = failure;
      }
    },

    stop: () => stop("stopped"),
  };
}

/** @typedef {ReturnType<typeof createJob>} Job */

/** A job of this page's own, stopped when the page is left. */
export function useJob() {
  const job = useMemo(createJob, []);
  useEffect(() => job.stop, [job]);
  return job;
}
