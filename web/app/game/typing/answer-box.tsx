import { t } from "../../core/i18n.js";
import { keepFocus } from "../../ui/cards/card.jsx";
import { IconButton } from "../../ui/icon-button.jsx";
import { BackspaceKey } from "../../ui/typing/backspace-key.jsx";
import { clear, pressKey } from "../../ui/typing/caret.js";

/**
 * The answer, with the keys that delete. A tap on the box opens the phone's keyboard; the keys on the
 * page close it again (see `pressKey`). Escape empties it, and leaves it for the heading when it is empty.
 *
 * @param {object} props
 * @param {import("@preact/signals").Signal<string>} props.text
 * @param {import("preact").RefObject<HTMLInputElement | null>} props.box
 * @param {boolean} props.wrong
 * @param {boolean} props.frozen whether the text stays as it is
 * @param {import("preact").ComponentChildren} props.soFar what the text makes by now
 */
export function AnswerBox({ text, box, wrong, frozen, soFar }) {
  /** @param {KeyboardEvent} event */
  function onKeyDown({ key }) {
    if (key !== "Escape" || frozen) return;
    if (text.value === "") document.getElementById("goal")?.focus({ preventScroll: true });
    text.value = "";
  }

  return (
    <div class="answer-row">
      <div class="answer-box">
        <label class="unseen" for="answer">
          {t("play.answer")}
        </label>
        <input
          id="answer"
          ref={box}
          class="box answer"
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterKeyHint="done"
          dir="ltr"
          placeholder={t("play.placeholder")}
          readOnly={frozen}
          aria-invalid={wrong || undefined}
          value={text.value}
          onPointerDown={(event) => {
            event.currentTarget.inputMode = "text";
          }}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
          onKeyDown={onKeyDown}
        />
        {soFar}
        {text.value !== "" && !frozen && (
          <IconButton
            icon="clear"
            label={t("key.clear")}
            class="clear"
            onPointerDown={keepFocus}
            onClick={() => pressKey(box.current, clear)}
          />
        )}
      </div>
      <BackspaceKey box={box} />
    </div>
  );
}
