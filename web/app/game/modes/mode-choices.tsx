import { t } from "../../core/i18n.ts";
import { DealChoices } from "../../dealing/deal-choices.tsx";
import { aboutKey, MODES, modeKey } from "../../modes/modes.ts";
import { Choice } from "../../ui/choice.tsx";
import type { Table } from "../table/table.ts";
import { EmbedCode } from "./embed-code.tsx";
import type { GameMode } from "./mode.ts";

/**
 * The modes to choose from, and the settings of dealt hands. Shown in a dialog, which `close`
 * closes.
 */
export function ModeChoices({
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
      <div class="mode-list">
        {MODES.map((each) => (
          <button
            key={each.name}
            type="button"
            class="mode-choice"
            aria-current={mode.mode.value === each ? "true" : undefined}
            onClick={() => {
              close();
              mode.change(each);
            }}
          >
            <each.Picture />
            <b>{t(modeKey(each))}</b>
            <small>{t(aboutKey(each))}</small>
          </button>
        ))}
      </div>
      <h2>{t("deal.title")}</h2>
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
