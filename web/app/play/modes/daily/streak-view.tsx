import { href } from "../../../base/address/router.ts";
import { NumberWords } from "../../../base/ui/cards/number-words.tsx";
import { t } from "../../../base/words/i18n.ts";
import { isDone } from "./daily.ts";
import { isRepaired, repairAt, streakAt } from "./streak.ts";

/**
 * The length of the streak, or how a streak begins. Empty while a missed day can still be repaired.
 */
export function StreakCount({ today }: { today: string }) {
  const streak = streakAt(today);
  if (streak) {
    const words = t("daily.streak", { count: streak });
    return (
      <p class="streak">
        <NumberWords words={words} number={`${streak}`} size={46} />
      </p>
    );
  }
  if (repairAt(today)) return null;
  return (
    <p class="help-text">{t(isDone(today) ? "daily.streak.tomorrow" : "daily.streak.none")}</p>
  );
}

/** How to repair a missed day, and whether this day was repaired. */
export function Repair({ day, today }: { day: string; today: string }) {
  const repair = repairAt(today);
  return (
    <>
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
    </>
  );
}
