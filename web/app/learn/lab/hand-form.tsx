import type { ComponentChildren } from "preact";
import { Field } from "../../base/ui/fields/field.tsx";
import { t } from "../../base/words/i18n.ts";
import { FactsOf } from "../../player/composer/composer.tsx";
import type { HandFields } from "../solver/hand-fields.ts";

/** A form for a hand and a target, with choices before them and a button that starts an action. */
export function HandForm({
  fields,
  action,
  onSubmit,
  children,
}: {
  fields: HandFields;
  action: string;
  onSubmit: () => void;
  children?: ComponentChildren;
}) {
  return (
    <form
      class="lab-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div class="solver-form">
        <Field
          id="cards"
          label={t("solver.cards")}
          text={fields.cards}
          fault={fields.faults.value.cards ?? null}
        />
        <Field
          id="target"
          label={t("solver.target")}
          text={fields.target}
          fault={fields.faults.value.target ?? null}
        />
        <button type="submit" class="button primary">
          {action}
        </button>
      </div>
      <FactsOf text={fields.cards.value} target={fields.target.value} />
    </form>
  );
}
