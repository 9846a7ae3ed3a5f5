import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../../words/i18n.ts";
import { IconButton } from "../buttons/icon-button.tsx";
import { Dialog } from "../dialogs/dialog.tsx";

/** The start of a mode, on the felt: its choices, its rules behind a button, Start at the thumb. */
export function StartPage({
  title,
  rules,
  children,
}: {
  title: string;
  rules: ComponentChildren;
  children: ComponentChildren;
}) {
  const box = useRef<HTMLDialogElement | null>(null);
  return (
    <>
      <div class="page start">
        <header class="start-head">
          <h1 tabIndex={-1}>{title}</h1>
          <IconButton
            icon="question"
            label={t("start.rules")}
            aria-haspopup="dialog"
            onClick={() => box.current?.showModal()}
          />
        </header>
        {children}
      </div>
      <Dialog box={box} title={t("start.rules")}>
        {rules}
      </Dialog>
    </>
  );
}
