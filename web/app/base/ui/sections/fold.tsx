import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A part of a page that can be folded. Its content is drawn while it is open. */
export function Fold({
  title,
  open: wanted = matchMedia("(min-width: 48rem)").matches,
  children,
}: {
  title: ComponentChildren;
  /** Whether it is open at first, and again when this becomes true; without it, not on a phone. */
  open?: boolean;
  children: () => ComponentChildren;
}) {
  const [open, setOpen] = useState(wanted);
  useEffect(() => {
    if (wanted) setOpen(true);
  }, [wanted]);
  return (
    <details class="fold" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open && children()}
    </details>
  );
}
