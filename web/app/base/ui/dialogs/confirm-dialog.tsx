import type { RefObject } from "preact";
import { t } from "../../words/i18n.ts";
import { Dialog } from "./dialog.tsx";

/** Asks for confirmation before something is deleted. */
export function ConfirmDialog({
  box,
  title,
  text,
  action,
  onConfirm,
}: {
  box: RefObject<HTMLDialogElement | null>;
  title: string;
  text: string;
  /** The label of the button that deletes. */
  action: string;
  onConfirm: () => void;
}) {
  const close = () => box.current?.close();
  return (
    <Dialog box={box} title={title}>
      <p>{text}</p>
      <div class="data-actions">
        <button type="button" class="button" onClick={close}>
          {t("data.erase.no")}
        </button>
        <button
          type="button"
          class="button danger"
          onClick={() => {
            close();
            onConfirm();
          }}
        >
          {action}
        </button>
      </div>
    </Dialog>
  );
}
