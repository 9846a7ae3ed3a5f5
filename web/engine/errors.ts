/** @import { CallError } from "./contract.d.ts" */
/** @import { FailureCode, StartCode } from "./types.d.ts" */

/**
 * A call that went wrong: a code for the locales, with the `params` and the `span` that Python
 * gives.
 */
export class EngineError extends Error {
  /**
   * @param {FailureCode} code
   * @param {Partial<Omit<CallError, "code">> & { cause?: unknown }} [more]
   */
  constructor(code, { params = {}, span = null, cause } = {}) {
    super(code, { cause });
    this.name = "EngineError";
    this.code = code;
    this.params = params;
    this.span = span;
  }
}

/** Why Python did not start. The code is its name, for a worker passes on no more than that. */
export class StartError extends Error {
  /**
   * @param {StartCode} code
   * @param {unknown} detail
   */
  constructor(code, detail) {
    super(String(detail), { cause: detail });
    this.name = code;
  }
}

const CUT = "CutError";

/** A call has met a function of CPython that is cut. */
export class CutError extends Error {
  /** @param {unknown} cause */
  constructor(cause) {
    super(String(cause), { cause });
    this.name = CUT;
  }
}

/**
 * Whether an error comes from a function that is cut: it consists of one instruction, which traps. Or
 * from a CutError, of which a worker passes on the name alone.
 *
 * @param {unknown} error
 */
export function isCut(error) {
  if (!(error instanceof Error)) return false;
  return (
    error.name === CUT || (error.name === "RuntimeError" && /unreachable/i.test(error.message))
  );
}

/** @type {StartCode[]} */
const KNOWN = [
  "no-webassembly",
  "no-memory",
  "download",
  "missing",
  "outdated",
  "forbidden",
  "corrupt",
  "too-slow",
];

/**
 * @param {Error} cause
 * @returns {StartCode}
 */
export function startCode({ name }) {
  return KNOWN.find((code) => code === name) ?? "crashed";
}
