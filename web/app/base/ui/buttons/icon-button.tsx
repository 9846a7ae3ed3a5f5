import type { JSX } from "preact";
import { Icon, type IconName } from "./icon.tsx";

type Attributes = JSX.IntrinsicElements["button"];

/** A button with only an icon. Its label is its accessible name and its tooltip. */
export function IconButton({
  icon,
  label,
  ...attributes
}: Attributes & { icon: IconName; label: string }) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} {...attributes}>
      <Icon name={icon} />
    </button>
  );
}
