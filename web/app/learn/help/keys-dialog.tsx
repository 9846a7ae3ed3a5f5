import { useEffect, useRef } from "preact/hooks";
import { settings } from "../../base/browser/settings.ts";
import { Dialog } from "../../base/ui/dialogs/dialog.tsx";
import { keyOf } from "../../base/ui/input/pressed-key.ts";
import { t } from "../../base/words/i18n.ts";
import { Keys } from "./keys.tsx";

/** The list of keys. `?` opens it on every page. */
export function KeysDialog() {
  const dialog = useRef<HTMLDialogElement | null>(null);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { target, ctrlKey, metaKey, altKey } = event;
      if (keyOf(event) !== "?" || ctrlKey || metaKey || altKey) return;
      if (settings.value.shortcuts === "off") return;
      if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return;
      if (target instanceof HTMLInputElement && target.id !== "answer") return;
      event.preventDefault();
      if (!dialog.current?.open) dialog.current?.showModal();
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  return (
    <Dialog box={dialog} title={t("help.keys")}>
      <Keys />
    </Dialog>
  );
}
