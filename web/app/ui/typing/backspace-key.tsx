import { t } from "../../core/i18n.js";
import { keepFocus } from "../cards/card.jsx";
import { IconButton } from "../icon-button.jsx";
import { backspace, pressKey } from "./caret.js";

/**
 * Deletes what stands before the caret of a box.
 *
 * @param {{box: import("preact").RefObject<HTMLInputElement | null>}} props
 */
export function BackspaceKey({ box }) {
  return (
    <IconButton
      icon="backspace"
      label={t("key.backspace")}
      class="key"
      onPointerDown={keepFocus}
      onClick={() => pressKey(box.current, backspace)}
    />
  );
}
