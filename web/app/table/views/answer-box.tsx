import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { IconButton } from "../../base/ui/buttons/icon-button.tsx";
import { keepFocus } from "../../base/ui/cards/card.tsx";
import { t } from "../../base/words/i18n.ts";
import type { HandTable } from "../playing/hand-table.ts";
import { BackspaceKey } from "./typing/backspace-key.tsx";
import { clear, pressKey } from "./typing/caret.ts";

/**
 * The answer, with the keys that delete. Pressing the box opens the phone's keyboard; the keys on
 * the page close it again (see `pressKey`). Escape empties the box, or if it is empty moves the
 * focus to the heading.
 */
export function AnswerBox({
  text,
  box,
  wrong,
  refused,
  frozen,
  soFar,
}: {
  text: HandTable["answer"]["text"];
  box: RefObject<HTMLInputElement | null>;
  wrong: boolean;
  /** The number of the answer that was counted as wrong; 0 if there is none. */
  refused: number;
  /** Whether the text can no longer change. */
  frozen: boolean;
  /** What the text makes so far. */
  soFar: ComponentChildren;
}) {
  // The next try replaces the whole text. A typing mistake can be corrected in place.
  useLayoutEffect(() => {
    if (refused) box.current?.setSelectionRange(0, box.current.value.length);
  }, [refused]);

  function onKeyDown({ key }: KeyboardEvent) {
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
