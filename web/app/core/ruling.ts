import type { Claim, Params, Span, Verdict } from "../../engine/contract.d.ts";
import type { FailureCode } from "../../engine/types.ts";
import { EngineError } from "./engine.ts";

type Failed = { ok: false; code: FailureCode; params: Params; span: Span | null };

/** A right answer by another technique than that of the lesson. */
type OtherTechnique = { ok: false; code: "other-technique"; params: Params };

/** What the referee says of an answer, or the failure that kept it from saying anything. */
export type Ruling = Pick<Verdict | Claim | Failed | OtherTechnique, "ok" | "code"> &
  Partial<Omit<Verdict, "ok" | "code">>;

/** The referee's ruling; a call that fails is a ruling too, so that the player sees it. */
export async function rulingOf(call: Promise<Ruling>): Promise<Ruling> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { ok: false, code: error.code, params: error.params, span: error.span };
  }
}
