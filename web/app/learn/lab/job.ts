import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Calls } from "../../../engine/contract.d.ts";
import type { CallName } from "../../../engine/requests.ts";
import { ask, type EngineError, failureOf } from "../../base/python/engine.ts";

type Phase = "idle" | "running" | "done" | "stopped" | "failed";

/** Calls Python as part of a job. The result is discarded if the job has been stopped. */
export type Call = <Name extends CallName>(
  name: Name,
  params: Calls[Name]["params"],
  onProgress?: (progress: Calls[Name]["progress"]) => void,
) => Promise<Calls[Name]["result"]>;

/** Runs long calls to Python, one at a time. A job can be stopped safely. */
function createJob() {
  const phase = signal<Phase>("idle");
  const error = signal<EngineError | null>(null);
  let running = new AbortController();

  function stop(next: Phase) {
    running.abort();
    running = new AbortController();
    phase.value = next;
    error.value = null;
  }

  return {
    phase,
    error,

    async run(work: (call: Call, stopped: AbortSignal) => Promise<void>) {
      stop("running");
      const stopped = running.signal;
      const call: Call = (name, params, onProgress) =>
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

export type Job = ReturnType<typeof createJob>;

/** A job that is stopped when the player leaves the page. */
export function useJob() {
  const job = useMemo(createJob, []);
  useEffect(() => job.stop, [job]);
  return job;
}
