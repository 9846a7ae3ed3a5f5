import { signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { Dialog } from "../../base/ui/dialogs/dialog.tsx";
import { QrCode } from "../../base/ui/pictures/qr-code.tsx";
import { addressOf, copy } from "../../base/ui/sharing/share.ts";
import { ShareButton } from "../../base/ui/sharing/share-button.tsx";
import { t } from "../../base/words/i18n.ts";
import { answerLine, answerLink, LONGEST_NAME, sentName } from "./answer-form.ts";

/** The letters of the check at the end of a line, which stay together. */
const CHECK = 8;

/** What the pupil typed last, for the next hand on this page. */
const name = signal("");

/** Shows the teacher an answer, right or wrong: as a QR code, and as a line to copy. */
export function ToTeacher({ hand, text }: { hand: Puzzle; text: string }) {
  const box = useRef<HTMLDialogElement | null>(null);
  const answer = { hand, text, name: sentName(name.value) };
  const [line, link] = [answerLine(answer), answerLink(answer)];
  if (!line || !link) return null;
  return (
    <>
      <button type="button" class="button to-teacher" onClick={() => box.current?.showModal()}>
        {t("answers.show")}
      </button>
      <Dialog box={box} title={t("answers.show")}>
        <label class="answer-name">
          {t("sets.name")}
          <input
            class="box"
            type="text"
            autocomplete="nickname"
            maxLength={LONGEST_NAME}
            value={name.value}
            onInput={({ currentTarget }) => {
              name.value = currentTarget.value;
            }}
          />
        </label>
        <div class="answer-code">
          <QrCode text={addressOf(link) || line} label={t("answers.code")} />
        </div>
        <p class="answer-line" translate={false} dir="ltr">
          {line.slice(0, -CHECK)}
          <span>{line.slice(-CHECK)}</span>
        </p>
        <ShareButton text={line} label={t("answers.copy")} send={copy} primary />
      </Dialog>
    </>
  );
}
