import { t } from "../../core/i18n.js";
import { DealChoices } from "../../dealing/deal-choices.jsx";
import { aboutKey, MODES, modeKey } from "../../modes/modes.js";
import { Choice } from "../../ui/choice.jsx";
import { EmbedCode } from "./embed-code.jsx";

/** @import { GameMode } from "./mode.js" */
/** @import { Table } from "../table/table.js" */

/**
 * What the player can play, and which hands are dealt; a dialog, which `close` closes.
 *
 * @param {{mode: GameMode, table: Table, close: () => void}} props
 */
export function ModeChoices({ mode, table, close }) {
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
