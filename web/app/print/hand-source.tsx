import { useSignal } from "@preact/signals";
import type { PathCode } from "../../engine/contract.d.ts";
import { type EngineError, failureOf } from "../core/engine.ts";
import { t } from "../core/i18n.ts";
import type { Puzzle } from "../core/puzzle.ts";
import { PATH, techniqueName } from "../core/techniques.ts";
import { FailureNotice } from "../ui/notices/failure-notice.tsx";
import { handsOfHistory, handsOfTechnique } from "./chosen-hands.ts";
import type { SheetChoices } from "./sheet-link.ts";

/**
 * Switches between hands from a seed, hands that the player missed, and hands that one technique
 * solves.
 */
export function HandSource({
  sheet,
  onChange,
}: {
  sheet: SheetChoices;
  onChange: (change: Partial<SheetChoices>) => void;
}) {
  const failure = useSignal<EngineError | null>(null);
  const missed = handsOfHistory("missed");

  const list = (hands: Puzzle[]) =>
    onChange({ hands, ...(sheet.format === "kit" && { format: "cards" }) });

  async function listTechnique(code: PathCode) {
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
            if (currentTarget.value) listTechnique(currentTarget.value as PathCode);
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
