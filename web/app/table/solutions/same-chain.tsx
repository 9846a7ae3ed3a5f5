import type { Explanation, Rule } from "../../../engine/contract.d.ts";
import { listed, t } from "../../base/words/i18n.ts";
import { pretty } from "../../base/words/pretty.ts";

/** The steps that lead from one expression to the other, or how the expressions differ. */
export function SameChain({ explanation }: { explanation: Explanation }) {
  const { same, difference, ends, steps } = explanation;
  const [left = "", right = ""] = ends.map(pretty);
  if (!same) {
    return (
      <p class="same" data-same="false">
        {t(`same.differ.${difference ?? "form"}`, { left, right })}
      </p>
    );
  }
  return (
    <div class="same" data-same="true">
      <p>{steps.length ? t("same.chain", { count: steps.length }) : t("same.written")}</p>
      {steps.length > 0 && (
        <ol class="chain" aria-label={t("same.label")}>
          <li>
            <code class="formula" translate={false}>
              {pretty(steps[0]?.before ?? "")}
            </code>
          </li>
          {steps.map(({ rules, after }, place) => (
            <li key={`${place}`} data-rules={rules.join(" ")}>
              <span class="chain-rule">{ruleWords(rules)}</span>
              <code class="formula" translate={false}>
                {pretty(after)}
              </code>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

const ruleWords = (rules: Rule[]) => listed(rules.map((rule) => t(`same.${rule}`)));
