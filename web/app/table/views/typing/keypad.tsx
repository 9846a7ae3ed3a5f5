import { type Allowing, allowedOperators } from "../../../base/cards/puzzle.ts";
import { keepFocus } from "../../../base/ui/cards/card.tsx";
import { t } from "../../../base/words/i18n.ts";
import { SIGNS } from "../../../base/words/pretty.ts";

const BRACKETS = ["(", ")"] as const;

/** The signs that are not on the cards: the allowed operators, and brackets. */
export function Keypad({
  allowing,
  onType,
}: {
  allowing: Allowing;
  onType: (text: string) => void;
}) {
  return (
    <fieldset class="keypad" aria-label={t("key.label")}>
      {[...allowedOperators(allowing), ...BRACKETS].map((key) => (
        <button
          key={key}
          type="button"
          class="key"
          aria-label={`${t(`key.${key}`)} ${SIGNS[key] ?? key}`}
          onPointerDown={keepFocus}
          onClick={() => onType(SIGNS[key] ?? key)}
        >
          {SIGNS[key] ?? key}
        </button>
      ))}
    </fieldset>
  );
}
