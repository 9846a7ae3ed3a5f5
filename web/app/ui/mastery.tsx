import { t } from "../core/i18n.js";
import { Icon } from "./icon.jsx";

/**
 * How far a technique is mastered: a dot for each hand that is needed, or that it is mastered.
 *
 * @param {{count: number, goal: number, fresh?: boolean}} props `fresh`: mastered just now
 */
export function Mastery({ count, goal, fresh = false }) {
  if (count >= goal) {
    return (
      <span class="mastery mastered">
        <Icon name="right" />
        {t(fresh ? "mastery.fresh" : "mastery.done")}
      </span>
    );
  }
  return (
    <span class="mastery">
      {Array.from({ length: goal }, (_, place) => (
        <span key={place} class="mastery-dot" data-filled={place < count || undefined} />
      ))}
      <span class="unseen">{t("mastery.progress", { count, goal })}</span>
    </span>
  );
}
