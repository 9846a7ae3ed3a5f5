import { Choice } from "../../../base/ui/fields/choice.tsx";
import { t } from "../../../base/words/i18n.ts";
import { DealChoices } from "../../../player/dealing/deal-choices.tsx";
import type { Table } from "../stage/table.ts";
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
