import { t } from "../../core/i18n.ts";
import { DealChoices } from "../../dealing/deal-choices.tsx";
import { Choice } from "../../ui/choice.tsx";
import type { Table } from "../table/table.ts";
import { EmbedCode } from "./embed-code.tsx";
import type { GameMode } from "./mode.ts";

/** The settings of dealt hands. Shown in a dialog, which `close` closes. */
export function DealSettings({
  mode,
  table,
  close,
}: {
  mode: GameMode;
  table: Table;
  close: () => void;
}) {
  return (
    <>
      <DealChoices />
      <Choice name="rated" />
      <button
        type="button"
        class="button primary"
        onClick={() => {
          close();
          mode.deal();
        }}
      >
        {t("deal.now")}
      </button>
      <EmbedCode mode={mode} table={table} />
    </>
  );
}
