import { t } from "../../core/i18n.js";
import { keepFocus } from "../cards/card.jsx";
import { Icon } from "../icon.jsx";
import { backspace, pressKey } from "./caret.js";

/**
 * Deletes what stands before the caret of a box.
 *
 * @param {{box: import("preact").RefObject<HTMLInputElement | null>}} props
 */
export function BackspaceKey({ box }) {
  return (
    <button
      type="button"
      class="key"
      aria-label={t("key.backspace")}
      title={t("key.backspace")}
      onPointerDown={keepFocus}
      onClick={() => pressKey(box.current, backspace)}
    >
      <Icon name="backspace" />
    </button>
  );
}
