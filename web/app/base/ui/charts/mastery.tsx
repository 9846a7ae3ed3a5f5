import { t } from "../../words/i18n.ts";
import { Icon } from "../buttons/icon.tsx";

/**
 * How far a technique is mastered: a dot for each hand that is needed, and words once one is
 * solved.
 *
 * @param props `fresh`: mastered just now
 */
export function Mastery({
  count,
  goal,
  fresh = false,
}: {
  count: number;
  goal: number;
  fresh?: boolean;
}) {
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
      <span class={count ? undefined : "unseen"}>{t("mastery.progress", { count, goal })}</span>
    </span>
  );
}
