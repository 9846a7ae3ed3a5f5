import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { failureOf } from "../core/engine.js";

/** @import { EngineError } from "../core/engine.js" */

/**
 * The result of a call to Python, or its failure; neither while it is pending. The call is made again
 * when one of `inputs` changes.
 *
 * @template R
 * @param {(signal: AbortSignal) => Promise<R>} call
 * @param {unknown[]} inputs
 */
export function useResult(call, inputs) {
  const outcome = useSignal(/** @type {{result?: R, failure?: EngineError}} */ ({}));
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
