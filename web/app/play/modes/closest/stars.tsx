import { t } from "../../../base/words/i18n.ts";

const MOST = 3;

/** The stars of an answer, out of three. */
export function Stars({ count }: { count: number }) {
  return (
    <span class="closest-stars" role="img" aria-label={t("closest.stars.count", { count })}>
      {Array.from({ length: MOST }, (_, place) => (
        <span key={place} data-filled={place < count || undefined}>
          {place < count ? "★" : "☆"}
        </span>
      ))}
    </span>
  );
}
