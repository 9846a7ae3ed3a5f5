import { t } from "../core/i18n.js";
import { href } from "../core/router.js";
import { isDone } from "./daily.js";
import { isRepaired, repairAt, streakAt } from "./streak.js";

/**
 * How many days in a row were solved, or how a streak begins; nothing while a missed day can still be
 * repaired.
 *
 * @param {{today: string}} props
 */
export function StreakCount({ today }) {
  const streak = streakAt(today);
  if (streak) return <p>{t("daily.streak", { count: streak })}</p>;
  if (repairAt(today)) return null;
  return (
    <p class="help-text">{t(isDone(today) ? "daily.streak.tomorrow" : "daily.streak.none")}</p>
  );
}

/**
 * What counts in a streak, and what to do about a day that was missed.
 *
 * @param {{day: string, today: string}} props
 */
export function StreakRule({ day, today }) {
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
