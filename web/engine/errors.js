/** @import { CallError } from "./types.d.ts" */

/**
 * A call that went wrong: a code for the locales, with the `params` and the `span` that Python
 * gives.
 */
export class EngineError extends Error {
  /**
   * @param {string} code
   * @param {Partial<CallError> & { cause?: unknown }} [more]
   */
  constructor(code, { params = {}, span = null, cause } = {}) {
    super(code, { cause });
    this.name = "EngineError";
    this.code = code;
    this.params = params;
    this.span = span;
  }
}
