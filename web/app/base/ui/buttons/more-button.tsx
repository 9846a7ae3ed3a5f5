import type { Signal } from "@preact/signals";
import { languageOf, t } from "../../words/i18n.ts";

/**
 * A button that shows one more page of a long list, or all the rest. Hidden when all entries are
 * shown.
 */
export function MoreButton({
  limit,
  total,
  page = total,
  label = "solutions.more",
}: {
  /** How many entries are shown. */
  limit: Signal<number>;
  total: number;
  page?: number;
  label?: "solutions.more" | "statistics.more";
}) {
  const next = Math.min(total - limit.value, page);
  if (next <= 0) return null;
  return (
    <button
      type="button"
      class="button"
      lang={languageOf(label)}
      onClick={() => {
        limit.value += next;
      }}
    >
      {t(label, { count: next })}
    </button>
  );
}
