import { EngineError } from "./engine.js";

/** @import { Claim, Params, Span, Verdict } from "../../engine/contract.d.ts" */
/** @import { FailureCode } from "../../engine/types.d.ts" */

/** @typedef {{ok: false, code: FailureCode, params: Params, span: Span | null}} Failed */

/** @typedef {{ok: false, code: "other-technique", params: Params}} OtherTechnique a right answer by another technique than that of the lesson */

/**
 * What the referee says of an answer, or the failure that kept it from saying anything.
 *
 * @typedef {Pick<Verdict | Claim | Failed | OtherTechnique, "ok" | "code"> & Partial<Omit<Verdict, "ok" | "code">>} Ruling
 */

/**
 * The referee's ruling; a call that fails is a ruling too, so that the player sees it.
 *
 * @param {Promise<Ruling>} call
 * @returns {Promise<Ruling>}
 */
export async function rulingOf(call) {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { ok: false, code: error.code, params: error.params, span: error.span };
  }
}
