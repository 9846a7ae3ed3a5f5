import { href } from "../../../base/address/router.ts";
import { t } from "../../../base/words/i18n.ts";
import { isDone } from "./daily.ts";
import { isRepaired, repairAt, streakAt } from "./streak.ts";

/**
 * The length of the streak, or how a streak begins. Empty while a missed day can still be repaired.
 */
export function StreakCount({ today }: { today: string }) {
  const streak = streakAt(today);
  if (streak) return <p>{t("daily.streak", { count: streak })}</p>;
  if (repairAt(today)) return null;
  return (
    <p class="help-text">{t(isDone(today) ? "daily.streak.tomorrow" : "daily.streak.none")}</p>
  );
}

/** What counts for a streak, and how to repair a missed day. */
export function StreakRule({ day, today }: { day: string; today: string }) {
  const repair = repairAt(today);
  return (
    <div class="streak-rule">
      {isRepaired(day) && <p>{t("daily.repaired")}</p>}
      {repair && (
        <p>
          {day === repair.day
            ? t("daily.repair.here")
            : t("daily.repair", { count: repair.streak })}
        </p>
      )}
      {repair && day !== repair.day && (
        <a class="button" href={href("daily", { date: repair.day })}>
          {t("daily.repair.go")}
        </a>
      )}
      <p class="help-text">{t("daily.rule")}</p>
    </div>
  );
}
