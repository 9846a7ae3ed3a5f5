import { Icon } from "../icon.jsx";

/**
 * A message to the player, marked as right, wrong, a note or a wait.
 *
 * @param {object} props
 * @param {"right" | "wrong" | "note" | "wait"} props.kind
 * @param {import("preact").ComponentChildren} props.children
 */
export function Notice({ kind, children }) {
  return (
    <div class={`notice ${kind}`}>
      <Icon name={kind} />
      <div class="notice-words">{children}</div>
    </div>
  );
}
