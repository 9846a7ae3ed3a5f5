import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

/** A part of a page that is folded at first on a phone. Its content is drawn while it is open. */
export function Fold({ title, children }: { title: string; children: () => ComponentChildren }) {
  const [open, setOpen] = useState(() => matchMedia("(min-width: 48rem)").matches);
  return (
    <details class="fold" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open && children()}
    </details>
  );
}
