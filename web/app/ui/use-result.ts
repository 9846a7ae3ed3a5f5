import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type EngineError, failureOf } from "../core/engine.ts";

/**
 * The result of a call to Python, or its failure; neither while the call is pending. The call is
 * repeated when one of `inputs` changes.
 */
export function useResult<R>(call: (signal: AbortSignal) => Promise<R>, inputs: unknown[]) {
  const outcome = useSignal<{ result?: R; failure?: EngineError }>({});
  useEffect(() => {
    const calling = new AbortController();
    outcome.value = {};
    call(calling.signal).then(
      (result) => {
        if (!calling.signal.aborted) outcome.value = { result };
      },
      (error) => {
        const failure = failureOf(error, calling.signal);
        if (failure) outcome.value = { failure };
      },
    );
    return () => calling.abort();
  }, inputs);
  return outcome.value;
}
