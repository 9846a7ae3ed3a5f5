import { keyOf, t } from "../i18n.js";
import { pretty } from "../pretty.js";

/**
 * Why a method cannot see a solution, as a sentence.
 *
 * @param {{reason: string, params: Record<string, string>}} missed
 */
export function reasonWords({ reason, params }) {
  const key = keyOf(`learn.reason.${reason}`);
  const { template, part, value } = params;
  return key
    ? t(key, {
        template: template && pretty(template).replaceAll("N", "□"),
        part: part && pretty(part),
        value,
      })
    : "";
}
