import { t } from "../core/i18n.js";

/**
 * Shows more of a long list, one page or all the rest; hidden when all is shown.
 *
 * @param {object} props
 * @param {import("@preact/signals").Signal<number>} props.limit how many are shown
 * @param {number} props.total
 * @param {number} [props.page]
 * @param {"solutions.more" | "stats.more"} [props.label]
 */
export function MoreButton({ limit, total, page = total, label = "solutions.more" }) {
  const next = Math.min(total - limit.value, page);
  if (next <= 0) return null;
  return (
    <button
      type="button"
      class="button"
      onClick={() => {
        limit.value += next;
      }}
    >
      {t(label, { count: next })}
    </button>
  );
}
