import { useId } from "preact/hooks";
import { t } from "../core/i18n.js";
import { IconButton } from "./icon-button.jsx";

/**
 * A modal dialog; its button, Escape or a press beside it closes it. The focus goes to its title, which
 * comes first.
 *
 * @param {object} props
 * @param {import("preact").RefObject<HTMLDialogElement | null>} props.box
 * @param {string} props.title
 * @param {import("preact").ComponentChildren} props.children
 */
export function Dialog({ box, title, children }) {
  const heading = useId();
  const close = () => box.current?.close();
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
