import { useSignal } from "@preact/signals";
import { failureOf } from "../core/engine.js";
import { t } from "../core/i18n.js";
import { PATH, techniqueName } from "../core/techniques.js";
import { FailureNotice } from "../ui/notices/failure-notice.jsx";
import { handsOfHistory, handsOfTechnique } from "./chosen-hands.js";

/** @import { PathCode } from "../../engine/contract.d.ts" */
/** @import { EngineError } from "../core/engine.js" */
/** @import { ListedHand } from "./hand-list.js" */
/** @import { SheetChoices } from "./sheet-link.js" */

/**
 * Leads from hands by a seed to those that the player missed, or that one technique solves, and back.
 *
 * @param {{sheet: SheetChoices, onChange: (change: Partial<SheetChoices>) => void}} props
 */
export function HandSource({ sheet, onChange }) {
  const failure = useSignal(/** @type {EngineError | null} */ (null));
  const missed = handsOfHistory("missed");

  /** @param {ListedHand[]} hands */
  const list = (hands) => onChange({ hands, ...(sheet.format === "kit" && { format: "cards" }) });

  /** @param {PathCode} code */
  async function listTechnique(code) {
    failure.value = null;
    try {
      list(await handsOfTechnique(code, sheet.count));
    } catch (error) {
      failure.value = failureOf(error);
    }
  }

  return (
    <div class="sheet-form">
      <label>
        {t("print.technique")}
        <select
          class="box"
          value=""
          onChange={({ currentTarget }) => {
            if (currentTarget.value) listTechnique(/** @type {PathCode} */ (currentTarget.value));
            currentTarget.value = "";
          }}
        >
          <option value="">{t("print.technique.choose")}</option>
          {PATH.map((code) => (
            <option key={code} value={code}>
              {techniqueName(code)}
            </option>
          ))}
        </select>
      </label>
      {missed.length > 0 && (
        <button type="button" class="button" onClick={() => list(missed)}>
          {t("print.missed", { count: missed.length })}
        </button>
      )}
      {sheet.hands && (
        <button type="button" class="button" onClick={() => onChange({ hands: null })}>
          {t("print.by-seed")}
        </button>
      )}
      {failure.value && <FailureNotice error={failure.value} />}
    </div>
  );
}
