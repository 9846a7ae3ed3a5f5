import { t } from "../../core/i18n.js";
import { SIGNS } from "../../core/pretty.js";
import { allowedOperators } from "../../core/puzzle.js";
import { keepFocus } from "../cards/card.jsx";

/** @import { Allowing } from "../../core/puzzle.js" */

const BRACKETS = /** @type {const} */ (["(", ")"]);

/**
 * The signs that are not on the cards: the operators that are allowed, and brackets.
 *
 * @param {{allowing: Allowing, onType: (text: string) => void}} props
 */
export function Keypad({ allowing, onType }) {
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
