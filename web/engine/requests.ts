/** The calls of the page to Python. */

import type { CallError, Calls, ErrorCode } from "./contract.d.ts";

export type CallName = keyof Calls;

/** The progress that a call may report. Each call has its own type. */
export type Work = Calls[CallName]["progress"];

/** How a call ended; null if it was cancelled. */
export type Outcome = { value: unknown } | { error: CallError } | null;

export interface CallOptions<Name extends CallName = CallName> {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Calls[Name]["progress"]) => void) | undefined;
}

/** Calls Python. Rejects with an `EngineError`, or with the reason of an aborted signal. */
export type Ask = <Name extends CallName>(
  name: Name,
  params: Calls[Name]["params"],
  options?: CallOptions<Name>,
) => Promise<Calls[Name]["result"]>;

/**
 * Why a call was rejected: by Python, because Python has stopped or does not start, or because the
 * call needs removed code that cannot be loaded now.
 */
export type FailureCode = ErrorCode | "engine-failed" | "engine-error" | "part-missing";
