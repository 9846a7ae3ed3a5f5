import { t } from "../../core/i18n.js";
import { keepFocus } from "../cards/card.jsx";
import { BackspaceKey } from "./backspace-key.jsx";

/** @import { Signal } from "@preact/signals" */
/** @import { RefObject } from "preact" */

/**
 * A plain field for an answer, a key that takes back its last character, and Check. A phone's own keyboard
 * stays closed: there are signs to press.
 *
 * @param {{text: Signal<string>, box: RefObject<HTMLInputElement | null>}} props
 */
export function AnswerEntry({ text, box }) {
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
