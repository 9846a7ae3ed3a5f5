import { t } from "../core/i18n.js";
import { HANDS } from "./progress.js";

/**
 * A dot for each hand of a lesson, filled where it was solved.
 *
 * @param {{solved: boolean[]}} props
 */
export function Dots({ solved }) {
  return (
    <span class="path-dots-row">
      {Array.from({ length: HANDS }, (_, place) => (
        <span
          key={place}
          class="mastery-dot"
          data-filled={solved[place] || undefined}
          data-missed={solved[place] === false || undefined}
        />
      ))}
      <span class="unseen">
        {t("path.dots", { count: solved.filter(Boolean).length, hands: HANDS })}
      </span>
    </span>
  );
}
