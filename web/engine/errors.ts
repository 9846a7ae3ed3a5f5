import type { CallError } from "./contract.d.ts";
import type { FailureCode } from "./requests.ts";
import type { StartCode } from "./status.ts";

/** A failed call: a code for the locales, with the `params` and the `span` that Python returned. */
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

/**
 * Why Python did not start. The code is the error's name, because a worker passes on only the name
 * and the message.
 */
export class StartError extends Error {
  constructor(code: StartCode, detail: unknown) {
    super(String(detail), { cause: detail });
    this.name = code;
  }
}

const CUT = "CutError";

/** A call has reached a removed function of CPython. */
export class CutError extends Error {
  constructor(cause: unknown) {
    super(String(cause), { cause });
    this.name = CUT;
  }
}

/**
 * Whether an error comes from removed code. A removed function consists of one instruction, which
 * traps. A worker passes on only the name of a `CutError`.
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
  "refused",
  "too-many",
  "overloaded",
  "outdated",
  "forbidden",
  "corrupt",
  "too-slow",
];

export function startCode({ name }: Error): StartCode {
  return KNOWN.find((code) => code === name) ?? "crashed";
}
