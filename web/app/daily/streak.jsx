import { t } from "../core/i18n.js";
import { href } from "../core/router.js";
import { isRepaired, repairAt, streakAt } from "./streak.js";

/**
 * How many days in a row were solved.
 *
 * @param {{today: string}} props
 */
export function StreakCount({ today }) {
  const streak = streakAt(today);
  return (
    <p class={streak ? undefined : "help-text"}>
      {streak ? t("daily.streak", { count: streak }) : t("daily.streak.none")}
    </p>
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
