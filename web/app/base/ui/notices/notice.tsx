import type { ComponentChildren } from "preact";
import { Icon } from "../buttons/icon.tsx";

/** A message to the player, marked as right, almost right, wrong, a note or a wait. */
export function Notice({
  kind,
  children,
}: {
  kind: "right" | "almost" | "wrong" | "note" | "wait";
  children: ComponentChildren;
}) {
  return (
    <div class={`notice ${kind}`}>
      <Icon name={kind === "almost" ? "right" : kind} />
      <div class="notice-words">{children}</div>
    </div>
  );
}
