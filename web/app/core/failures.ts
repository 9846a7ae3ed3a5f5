import { keyOf, t } from "./i18n.js";

/** @import { Params } from "../../engine/contract.d.ts" */
/** @import { FailureCode } from "../../engine/types.d.ts" */

/**
 * What a failure says to the player.
 *
 * @param {{code: FailureCode, params: Params}} failure
 */
export const failureSentence = ({ code, params }) => t(keyFor(code), { ...params, code });

/** @param {string} code of a failure or a verdict */
export const keyFor = (code) =>
  keyOf(`hand-error.${code}`) ?? keyOf(`verdict.${code}`) ?? "verdict.other";
