import type { Params } from "../../../engine/contract.d.ts";
import type { FailureCode } from "../../../engine/requests.ts";
import { keyOf, t } from "./i18n.ts";

/** The sentence about a failure, or about two cards that cannot be combined. */
export const failureSentence = ({
  code,
  params,
}: {
  code: FailureCode | "out-of-order";
  params: Params;
}) => t(keyFor(code), { ...params, code });

/** @param code of a failure or a verdict */
export const keyFor = (code: string) =>
  keyOf(`hand-error.${code}`) ?? keyOf(`verdict.${code}`) ?? "verdict.other";
