import type { Anatomy as AnatomyData } from "../../../../engine/contract.d.ts";
import { t } from "../../../base/words/i18n.ts";
import { equation, number, pretty, SIGNS } from "../../../base/words/pretty.ts";
import { Steps } from "../../../table/solutions/steps.tsx";
import { ExpressionTree } from "./expression-tree.tsx";

/** An expression as a tree and in every notation. */
export function Anatomy({ anatomy }: { anatomy: AnatomyData }) {
  const { infix, value, postfix, canonical, tree } = anatomy;
  return (
    <section class="anatomy" aria-label={pretty(infix)}>
      <h2>
        <code class="formula">{equation(infix, number(value))}</code>
      </h2>
      <ExpressionTree tree={tree} label={t("lab.expression.tree", { text: pretty(infix) })} />
      <dl class="notations">
        <div>
          <dt>{t("lab.expression.postfix")}</dt>
          <dd>
            <code>{postfix.map((token) => SIGNS[token] ?? token).join(" ")}</code>
          </dd>
        </div>
        <div>
          <dt>{t("lab.expression.steps")}</dt>
          <dd>
            <Steps expression={anatomy} />
          </dd>
        </div>
        <div>
          <dt>{t("lab.expression.algebraic")}</dt>
          <dd>
            <code>{pretty(canonical.algebraic)}</code>
          </dd>
        </div>
        <div>
          <dt>{t("lab.expression.essential")}</dt>
          <dd>
            <code>{pretty(canonical.essential)}</code>
          </dd>
        </div>
      </dl>
    </section>
  );
}
