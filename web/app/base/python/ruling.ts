import type { Claim, Params, Span, Verdict } from "../../../engine/contract.d.ts";
import type { FailureCode } from "../../../engine/requests.ts";
import { EngineError } from "./engine.ts";

type Failed = { ok: false; code: FailureCode; params: Params; span: Span | null };

/** A right answer that uses another technique than the lesson teaches. */
type OtherTechnique = { ok: false; code: "other-technique"; params: Params };

/** The referee's verdict on an answer, or the failure that prevented a verdict. */
export type Ruling = Pick<Verdict | Claim | Failed | OtherTechnique, "ok" | "code"> &
  Partial<Omit<Verdict, "ok" | "code">>;

/**
 * Resolves to the referee's ruling. A failed call is a ruling too, so that the player sees the
 * failure.
 */
export async function rulingOf(call: Promise<Ruling>): Promise<Ruling> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { ok: false, code: error.code, params: error.params, span: error.span };
  }
}
