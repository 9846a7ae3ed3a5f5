import type { MissedHand } from "../../../../engine/contract.d.ts";
import { t } from "../../../base/words/i18n.ts";
import { pretty } from "../../../base/words/pretty.ts";

/** Why a method cannot see a solution, as a sentence. */
export function reasonWords({ reason, params }: MissedHand) {
  const { template, part, value } = params;
  return t(`lab.reason.${reason}`, {
    template: template && pretty(template).replaceAll("N", "□"),
    part: part && pretty(part),
    value,
  });
}
