import { t } from "../../base/words/i18n.ts";
import { handsOfHistory } from "./chosen-hands.ts";
import type { SheetChoices } from "./sheet-link.ts";

/** Switches between hands from a seed and hands that the player missed. */
export function HandSource({
  sheet,
  onChange,
}: {
  sheet: SheetChoices;
  onChange: (change: Partial<SheetChoices>) => void;
}) {
  const missed = handsOfHistory("missed");
  return (
    <div class="sheet-form">
      {missed.length > 0 && (
        <button
          type="button"
          class="button"
          onClick={() =>
            onChange({ hands: missed, ...(sheet.format === "kit" && { format: "cards" }) })
          }
        >
          {t("print.missed", { count: missed.length })}
        </button>
      )}
      {sheet.hands && (
        <button type="button" class="button" onClick={() => onChange({ hands: null })}>
          {t("print.by-seed")}
        </button>
      )}
    </div>
  );
}
