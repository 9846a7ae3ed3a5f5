import { t } from "../../core/i18n.js";
import { SYMBOLS } from "../../core/operators.js";
import { SIGNS } from "../../core/pretty.js";
import { keepFocus } from "../cards/card.jsx";

const KEYS = /** @type {const} */ ([...SYMBOLS, "(", ")"]);

/**
 * The signs that are not on the cards.
 *
 * @param {{onType: (text: string) => void}} props
 */
export function Keypad({ onType }) {
  return (
    <fieldset class="keypad" aria-label={t("key.label")}>
      {KEYS.map((key) => (
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
