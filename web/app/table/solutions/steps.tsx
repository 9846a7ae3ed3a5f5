import type { Expression } from "../../../engine/contract.d.ts";
import { t } from "../../base/words/i18n.ts";
import { stepParts } from "../../base/words/pretty.ts";

/** The operations of a solution, in order. */
export function Steps({ expression }: { expression: Expression }) {
  return (
    <ol class="steps">
      {expression.steps.map((step, place) => (
        <li key={`${place}`}>{t("step.meaning", stepParts(step))}</li>
      ))}
    </ol>
  );
}
