import { t } from "../i18n.js";
import { backspace, pressKey } from "../play/caret.js";
import { keepFocus } from "./card.jsx";
import { Icon } from "./icon.jsx";

/**
 * Takes back what stands before the caret of a box.
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
