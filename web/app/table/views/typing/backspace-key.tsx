import type { RefObject } from "preact";
import { IconButton } from "../../../base/ui/buttons/icon-button.tsx";
import { keepFocus } from "../../../base/ui/cards/card.tsx";
import { t } from "../../../base/words/i18n.ts";
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
