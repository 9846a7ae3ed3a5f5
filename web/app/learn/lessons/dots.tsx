import { t } from "../../base/words/i18n.ts";
import { HANDS } from "./progress.ts";

/** A dot for each hand of a lesson, filled if the hand was solved. */
export function Dots({ solved }: { solved: boolean[] }) {
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
        {t("lessons.dots", { count: solved.filter(Boolean).length, hands: HANDS })}
      </span>
    </span>
  );
}
