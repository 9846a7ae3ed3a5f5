import { useSignal } from "@preact/signals";
import { t } from "../core/i18n.ts";
import { go } from "../core/router.ts";
import { DealtForm } from "../print/sheet-form.tsx";
import { anySeed, handsQuery, readChoices } from "../print/sheet-link.ts";

/** What a set has unless the teacher chooses otherwise. */
const USUAL = { count: "12", level: "easy", deck: "10" };

/** Makes a set of dealt hands: their number, level or school step, edition, signs and seed. */
export function DealtSet() {
  const sheet = useSignal(readChoices(USUAL, anySeed(), null));
  return (
    <form
      class="set-form"
      onSubmit={(event) => {
        event.preventDefault();
        go("set", { ...handsQuery(sheet.value), collect: "1" });
      }}
    >
      <DealtForm
        isSet
        sheet={sheet.value}
        onChange={(change) => {
          sheet.value = { ...sheet.value, ...change };
        }}
      />
      <button type="submit" class="button primary">
        {t("set.deal")}
      </button>
    </form>
  );
}
