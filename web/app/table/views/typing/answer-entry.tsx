import type { RefObject } from "preact";
import { keepFocus } from "../../../base/ui/cards/card.tsx";
import { t } from "../../../base/words/i18n.ts";
import { BackspaceKey } from "./backspace-key.tsx";

/**
 * A plain field for an answer, a backspace key, and Check. A phone's own keyboard stays closed,
 * because the page has keys for the signs.
 */
export function AnswerEntry({
  text,
  box,
}: {
  text: { value: string };
  box: RefObject<HTMLInputElement | null>;
}) {
  return (
    <div class="answer-entry">
      <input
        ref={box}
        class="box"
        type="text"
        inputMode={matchMedia("(pointer: coarse)").matches ? "none" : "text"}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        dir="ltr"
        aria-label={t("play.answer")}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <BackspaceKey box={box} />
      <button type="submit" class="button primary" onPointerDown={keepFocus}>
        {t("play.check")}
      </button>
    </div>
  );
}
