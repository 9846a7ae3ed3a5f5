import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { type EngineError, failureOf } from "../../python/engine.ts";

/**
 * The result of a call to Python, or its failure; neither while the call is pending. The call is
 * repeated when one of `inputs` changes. A result of former inputs is not returned.
 */
export function useResult<R>(call: (signal: AbortSignal) => Promise<R>, inputs: unknown[]) {
  type Outcome = { result?: R; failure?: EngineError };
  const wanted = useMemo(() => ({}), inputs);
  const outcome = useSignal<Outcome & { of?: object }>({});
  useEffect(() => {
    const calling = new AbortController();
    call(calling.signal).then(
      (result) => {
        if (!calling.signal.aborted) outcome.value = { of: wanted, result };
      },
      (error) => {
        const failure = failureOf(error, calling.signal);
        if (failure) outcome.value = { of: wanted, failure };
      },
    );
    return () => calling.abort();
  }, [wanted]);
  const { of, ...known } = outcome.value;
  return of === wanted ? known : ({} as Outcome);
}
