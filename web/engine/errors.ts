import type { CallError } from "./contract.d.ts";
import type { FailureCode, StartCode } from "./types.ts";

/**
 * A call that went wrong: a code for the locales, with the `params` and the `span` that Python
 * gives.
 */
export class EngineError extends Error {
  code: FailureCode;
  params: CallError["params"];
  span: CallError["span"];

  constructor(
    code: FailureCode,
    {
      params = {},
      span = null,
      cause,
    }: Partial<Omit<CallError, "code">> & { cause?: unknown } = {},
  ) {
    super(code, { cause });
    this.name = "EngineError";
    this.code = code;
    this.params = params;
    this.span = span;
  }
}

/** Why Python did not start. The code is its name, for a worker passes on no more than that. */
export class StartError extends Error {
  constructor(code: StartCode, detail: unknown) {
    super(String(detail), { cause: detail });
    this.name = code;
  }
}

const CUT = "CutError";

/** A call has met a function of CPython that is cut. */
export class CutError extends Error {
  constructor(cause: unknown) {
    super(String(cause), { cause });
    this.name = CUT;
  }
}

/**
 * Whether an error comes from a function that is cut: it consists of one instruction, which traps. Or
 * from a CutError, of which a worker passes on the name alone.
 */
export function isCut(error: unknown) {
  if (!(error instanceof Error)) return false;
  return (
    error.name === CUT || (error.name === "RuntimeError" && /unreachable/i.test(error.message))
  );
}

const KNOWN: StartCode[] = [
  "no-webassembly",
  "no-memory",
  "download",
  "missing",
  "outdated",
  "forbidden",
  "corrupt",
  "too-slow",
];

export function startCode({ name }: Error): StartCode {
  return KNOWN.find((code) => code === name) ?? "crashed";
}
