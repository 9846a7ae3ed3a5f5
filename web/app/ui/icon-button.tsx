import { Icon } from "./icon.jsx";

/** @typedef {import("preact").JSX.IntrinsicElements["button"]} Attributes */

/**
 * A button that shows an icon alone; its label is its name and its tooltip.
 *
 * @param {Attributes & {icon: import("./icon.jsx").IconName, label: string}} props
 */
export function IconButton({ icon, label, ...attributes }) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} {...attributes}>
      <Icon name={icon} />
    </button>
  );
}
