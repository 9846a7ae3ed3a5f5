import { t } from "../i18n.js";
import { keepFocus } from "./card.jsx";
import { Icon } from "./icon.jsx";

/**
 * The answer, with the keys that take back. A tap on the box itself calls the phone's keyboard; the
 * keys on the page send it away again (see `pressKey`).
 *
 * @param {object} props
 * @param {import("@preact/signals").Signal<string>} props.text
 * @param {import("preact").RefObject<HTMLInputElement | null>} props.box
 * @param {boolean} props.wrong
 * @param {import("preact").ComponentChildren} props.soFar what the text makes by now
 * @param {() => void} props.onBackspace
 * @param {() => void} props.onClear
 * @param {(event: KeyboardEvent) => void} props.onKeyDown
 */
export function AnswerBox({ text, box, wrong, soFar, onBackspace, onClear, onKeyDown }) {
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
          aria-invalid={wrong || undefined}
          value={text.value}
          onPointerDown={(event) => {
            event.currentTarget.inputMode = "text";
          }}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
          aria-describedby="so-far"
          onKeyDown={onKeyDown}
        />
        {soFar}
        {text.value !== "" && (
          <button
            type="button"
            class="clear"
            aria-label={t("key.clear")}
            title={t("key.clear")}
            onPointerDown={keepFocus}
            onClick={onClear}
          >
            <Icon name="clear" />
          </button>
        )}
      </div>
      <button
        type="button"
        class="key"
        aria-label={t("key.backspace")}
        title={t("key.backspace")}
        onPointerDown={keepFocus}
        onClick={onBackspace}
      >
        <Icon name="backspace" />
      </button>
    </div>
  );
}

/**
 * Does to the box what a key on the page says, and keeps the caret in it without a phone's keyboard.
 *
 * @param {HTMLInputElement | null} box
 * @param {(box: HTMLInputElement) => void} change
 */
export function pressKey(box, change) {
  if (!box) return;
  change(box);
  if (matchMedia("(pointer: coarse)").matches) box.inputMode = "none";
  box.focus({ preventScroll: true });
}
