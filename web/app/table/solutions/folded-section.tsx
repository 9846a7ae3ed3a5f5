import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";

/**
 * A section that its heading opens and closes. Its content is drawn only while it is open.
 *
 * @param props `name`: its CSS class
 */
export function FoldedSection({
  name,
  title,
  children,
}: {
  name: string;
  title: string;
  children: ComponentChildren;
}) {
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
