import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { Anatomy as AnatomyData, Explanation } from "../../../../engine/contract.d.ts";
import { Field } from "../../../base/ui/fields/field.tsx";
import { clauses, t } from "../../../base/words/i18n.ts";
import { equation, number } from "../../../base/words/pretty.ts";
import { SameChain } from "../../../table/solutions/same-chain.tsx";
import { useAddress } from "../address.ts";
import { ExperimentHead } from "../experiment-head.tsx";
import { useJob } from "../job.ts";
import { Working } from "../working.tsx";
import { Anatomy } from "./anatomy.tsx";
import { createExpressionField } from "./expression-field.ts";

const EXAMPLE = "8/(3-8/3)";

/**
 * An expression in every form, next to a second one: whether the two are the same solution, and
 * why.
 */
export function Expressions() {
  const first = useMemo(createExpressionField, []);
  const second = useMemo(createExpressionField, []);
  const job = useJob();
  const shown = useSignal<AnatomyData[]>([]);
  const same = useSignal<Explanation | null>(null);

  const visit = useAddress((query) => {
    first.text.value = query.expression || EXAMPLE;
    second.text.value = query.other ?? "";
    shown.value = [];
    same.value = null;
    job.run(async (call) => {
      const fields = [first, second].filter(({ text }) => text.peek().trim());
      const found = await Promise.allSettled(fields.map((field) => field.read(call)));
      shown.value = found.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
      const failed = found.find((result) => result.status === "rejected");
      if (failed) throw failed.reason;
      const [a, b] = shown.value;
      if (a && b) same.value = await call("explain_same", { a: a.infix, b: b.infix });
    });
  });

  return (
    <div class="page lab">
      <ExperimentHead title={t("lab.expression")} lead={t("lab.expression.lead")}>
        <form
          class="expression-form"
          onSubmit={(event) => {
            event.preventDefault();
            visit({
              expression: first.text.value,
              ...(second.text.value.trim() && { other: second.text.value }),
            });
          }}
        >
          <Field
            id="expression"
            label={t("lab.expression.one")}
            text={first.text}
            fault={first.fault.value}
          />
          <Field
            id="other"
            label={t("lab.expression.other")}
            text={second.text}
            fault={second.fault.value}
          />
          <button type="submit" class="button primary">
            {t("lab.expression.go")}
          </button>
        </form>
        <Working
          job={job}
          label={t("lab.expression.working")}
          result={wordsOf(shown.value, same.value)}
          shownInField={!!(first.fault.value || second.fault.value)}
        />
      </ExperimentHead>
      <div class="results" aria-busy={job.phase.value === "running"}>
        {same.value && (
          <section class="sheet" aria-labelledby="same-heading">
            <h2 id="same-heading">
              {t(same.value.same ? "lab.expression.same" : "lab.expression.different")}
            </h2>
            <SameChain explanation={same.value} />
          </section>
        )}
        {shown.value.length > 0 && (
          <div class="sheet anatomies">
            {shown.value.map((anatomy, place) => (
              <Anatomy key={`${place} ${anatomy.infix}`} anatomy={anatomy} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** The values of the expressions, and whether they are the same solution. */
function wordsOf(shown: AnatomyData[], same: Explanation | null) {
  const values = shown.map(({ infix, value }) => equation(infix, number(value)));
  const key = same?.same ? "lab.expression.same" : "lab.expression.different";
  return clauses([...values, ...(same ? [t(key)] : [])]);
}
