/** The start of Python, as the page sees it. */

/** How to start Python. */
export interface StartOptions {
  /** How the files are fetched. "reload" bypasses everything that earlier starts stored. */
  cache: RequestCache;
  /** Whether to start the full build of CPython, because a call needs removed code. */
  whole?: boolean;
}

export interface StartProgress {
  stage: "download" | "start";
  /** The fraction of the bytes that have arrived, from 0 to 1. */
  fraction: number;
}

/**
 * Why Python is not available. `crashed` covers all other reasons, even after a successful start.
 */
export type StartCode =
  | "no-webassembly"
  | "no-memory"
  | "download"
  | "missing"
  | "refused"
  | "too-many"
  | "overloaded"
  | "outdated"
  | "forbidden"
  | "corrupt"
  | "too-slow"
  | "crashed";

export interface Status extends StartProgress {
  state: "loading" | "ready" | "failed";
  error: { code: StartCode; detail: string } | null;
}
