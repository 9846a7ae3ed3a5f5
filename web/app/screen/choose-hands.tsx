import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { t } from "../core/i18n.ts";
import { go, type Query } from "../core/router.ts";
import { DealtForm } from "../print/sheet-form.tsx";
import { dealtQuery, type SheetChoices } from "../print/sheet-link.ts";
import { Dialog } from "../ui/dialog.tsx";
import { readDealt } from "./screen-hands.ts";

/** A button that opens the choice of the hands to deal. */
export function ChooseHands({ query }: { query: Query }) {
  const box = useRef<HTMLDialogElement | null>(null);
  const sheet = useSignal<SheetChoices>(readDealt(query));
  return (
    <>
      <button type="button" class="button" onClick={() => box.current?.showModal()}>
        {t("deal.title")}
      </button>
      <Dialog box={box} title={t("deal.title")}>
        <DealtForm
          sheet={sheet.value}
          onChange={(change) => {
            sheet.value = { ...sheet.value, ...change };
          }}
        />
        <button
          type="button"
          class="button primary"
          onClick={() => {
            box.current?.close();
            const { level, school } = sheet.value;
            const chosen: Query = school ? {} : { level };
            go("screen", { ...chosen, ...dealtQuery(sheet.value) }, { replace: true });
          }}
        >
          {t("deal.now")}
        </button>
      </Dialog>
    </>
  );
}
