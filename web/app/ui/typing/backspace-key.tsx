import type { RefObject } from "preact";
import { t } from "../../core/i18n.ts";
import { keepFocus } from "../cards/card.tsx";
import { IconButton } from "../icon-button.tsx";
import { backspace, pressKey } from "./caret.ts";

/** A key that deletes backwards from the caret of a box. */
export function BackspaceKey({ box }: { box: RefObject<HTMLInputElement | null> }) {
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
