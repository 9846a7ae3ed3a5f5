import { Icon } from "./icon.jsx";

/**
 * A slip of paper on the table that tells something.
 *
 * @param {object} props
 * @param {"right" | "wrong" | "note" | "wait"} props.kind
 * @param {import("preact").ComponentChildren} props.children
 */
export function Slip({ kind, children }) {
  return (
    <div class={`slip ${kind}`}>
      <Icon name={kind} />
      <div class="slip-words">{children}</div>
    </div>
  );
}
