import type { Anatomy as AnatomyData } from "../../../../engine/contract.d.ts";
import { branchOfTree } from "../../../base/ui/tree/branch.ts";
import { Tree } from "../../../base/ui/tree/tree.tsx";
import { t } from "../../../base/words/i18n.ts";
import { equation, number, pretty, SIGNS } from "../../../base/words/pretty.ts";
import { Steps } from "../../../table/solutions/steps.tsx";

/** An expression as a tree and in every notation. */
export function Anatomy({ anatomy }: { anatomy: AnatomyData }) {
  const { infix, value, postfix, canonical, tree } = anatomy;
  return (
    <section class="anatomy" aria-label={pretty(infix)}>
      <h2>
        <code class="formula" translate={false}>
          {equation(infix, number(value))}
        </code>
      </h2>
      <div class="felt-tree">
        <Tree
          roots={[branchOfTree(tree)]}
          label={t("lab.expression.tree", { text: pretty(infix) })}
        />
      </div>
      <dl class="notations">
        <div>
          <dt>{t("lab.expression.postfix")}</dt>
          <dd>
            <code translate={false}>{postfix.map((token) => SIGNS[token] ?? token).join(" ")}</code>
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
            <code translate={false}>{pretty(canonical.algebraic)}</code>
          </dd>
        </div>
        <div>
          <dt>{t("lab.expression.essential")}</dt>
          <dd>
            <code translate={false}>{pretty(canonical.essential)}</code>
          </dd>
        </div>
      </dl>
    </section>
  );
}
