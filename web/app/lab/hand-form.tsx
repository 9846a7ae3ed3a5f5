import type { ComponentChildren } from "preact";
import { t } from "../core/i18n.ts";
import type { HandFields } from "../solve/hand-fields.ts";
import { Field } from "../ui/field.tsx";

/** A hand, a target, and the button that starts something with them; choices stand in front. */
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
      <div class="solve-form">
        <Field
          id="cards"
          label={t("solve.cards")}
          text={fields.cards}
          fault={fields.faults.value.cards ?? null}
        />
        <Field
          id="target"
          label={t("solve.target")}
          text={fields.target}
          fault={fields.faults.value.target ?? null}
        />
        <button type="submit" class="button primary">
          {action}
        </button>
      </div>
    </form>
  );
}
