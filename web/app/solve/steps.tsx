import { t } from "../core/i18n.js";
import { stepParts } from "../core/pretty.js";

/** @import { Expression } from "../../engine/contract.d.ts" */

/**
 * The operations of a solution, in the order in which they are done.
 *
 * @param {{expression: Expression}} props
 */
export function Steps({ expression }) {
  return (
    <ol class="steps">
      {expression.steps.map((step, place) => (
        <li key={`${place}`}>{t("step.meaning", stepParts(step))}</li>
      ))}
    </ol>
  );
}
