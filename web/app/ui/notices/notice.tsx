import type { ComponentChildren } from "preact";
import { Icon } from "../icon.tsx";

/** A message to the player, marked as right, wrong, a note or a wait. */
export function Notice({
  kind,
  children,
}: {
  kind: "right" | "wrong" | "note" | "wait";
  children: ComponentChildren;
}) {
  return (
    <div class={`notice ${kind}`}>
      <Icon name={kind} />
      <div class="notice-words">{children}</div>
    </div>
  );
}
