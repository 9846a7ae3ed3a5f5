import { signal } from "@preact/signals";
import type { ComponentChildren, RefObject } from "preact";
import { useId, useLayoutEffect } from "preact/hooks";
import { t } from "../../words/i18n.ts";
import { IconButton } from "../buttons/icon-button.tsx";
import { addDialogEntry, leaveDialogEntry } from "./dialog-entry.ts";

/** Whether a modal dialog is open. */
export const isDialogOpen = signal(false);

/**
 * A modal dialog. Its button, Escape, Back or a press outside closes it. The focus moves to its
 * title, which comes first.
 */
export function Dialog({
  box,
  title,
  children,
}: {
  box: RefObject<HTMLDialogElement | null>;
  title: string;
  children: ComponentChildren;
}) {
  const heading = useId();
  const close = () => box.current?.close();

  useLayoutEffect(() => {
    const { current: dialog } = box;
    if (!dialog) return;
    const close = () => dialog.close();
    const note = (isOpen: boolean) => {
      const others = [...document.querySelectorAll("dialog[open]")].filter((it) => it !== dialog);
      isDialogOpen.value = isOpen || others.length > 0; // a removed dialog is still in the document
      document.documentElement.toggleAttribute("data-dialog", isDialogOpen.value);
      if (isOpen) addDialogEntry(close);
      else leaveDialogEntry(close);
    };
    const observer = new MutationObserver(() => note(dialog.open));
    observer.observe(dialog, { attributeFilter: ["open"] });
    return () => {
      observer.disconnect();
      note(false);
    };
  }, []);

  return (
    <dialog
      class="dialog"
      ref={box}
      aria-labelledby={heading}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div class="dialog-page">
        <header class="dialog-head">
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="clear" label={t("dialog.close")} onClick={close} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
