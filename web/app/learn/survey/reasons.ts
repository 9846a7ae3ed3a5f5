import { t } from "../../core/i18n.js";
import { pretty } from "../../core/pretty.js";

/** @import { MissedHand } from "../../../engine/contract.d.ts" */

/**
 * Why a method cannot see a solution, as a sentence.
 *
 * @param {MissedHand} missed
 */
export function reasonWords({ reason, params }) {
  const { template, part, value } = params;
  return t(`learn.reason.${reason}`, {
    template: template && pretty(template).replaceAll("N", "□"),
    part: part && pretty(part),
    value,
  });
}
