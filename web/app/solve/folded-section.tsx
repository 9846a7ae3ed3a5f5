import { useSignal } from "@preact/signals";

/** @import { ComponentChildren } from "preact" */

/**
 * A section that its heading opens and closes; what it holds is drawn while it is open.
 *
 * @param {{name: string, title: string, children: ComponentChildren}} props `name`: its class
 */
export function FoldedSection({ name, title, children }) {
  const open = useSignal(false);
  const heading = `${name}-heading`;
  return (
    <section class={name} aria-labelledby={heading}>
      <h2 id={heading}>
        <button
          type="button"
          class="fold-toggle"
          aria-expanded={open.value}
          onClick={() => {
            open.value = !open.value;
          }}
        >
          {title}
        </button>
      </h2>
      {open.value && children}
    </section>
  );
}
