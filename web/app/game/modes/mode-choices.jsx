import { t } from "../../core/i18n.js";
import { DealChoices } from "../../dealing/deal-choices.jsx";
import { Choice } from "../../ui/choice.jsx";
import { EmbedCode } from "./embed-code.jsx";

/** @import { Mode } from "./mode.js" */
/** @import { Table } from "../table/table.js" */

const MODES = /** @type {const} */ (["endless", "daily", "find", "challenge", "race"]);

/**
 * What the player can play, and which hands are dealt; a dialog, which `close` closes.
 *
 * @param {{mode: Mode, table: Table, close: () => void}} props
 */
export function ModeChoices({ mode, table, close }) {
  return (
    <>
      <div class="mode-list">
        {MODES.map((name) => (
          <button
            key={name}
            type="button"
            class="mode-choice"
            aria-current={mode.context.value.name === name ? "true" : undefined}
            onClick={() => {
              close();
              mode.change(name);
            }}
          >
            <b>{t(`mode.${name}`)}</b>
            <small>{t(`mode.${name}.about`)}</small>
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
          mode.change(mode.context.value.name === "find" ? "find" : "endless");
        }}
      >
        {t("deal.now")}
      </button>
      <EmbedCode mode={mode} table={table} />
    </>
  );
}
