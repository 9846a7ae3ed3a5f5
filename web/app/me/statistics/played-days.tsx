import { dayOf } from "../../base/time/day.ts";
import { Calendar } from "../../base/ui/charts/calendar.tsx";
import { Figure } from "../../base/ui/charts/figure.tsx";
import { t } from "../../base/words/i18n.ts";
import type { Played } from "../../table/hand/played.ts";
import { daysBefore, streaks, weekday } from "./days.ts";
import { dated } from "./labels.ts";
import { byDay } from "./summary.ts";

const WIDE = 520;
const WEEKS = 26;
const WEEKS_WHERE_NARROW = 12;

/** A calendar of the days with hands, and how many of them were in a row. */
export function PlayedDays({ hands }: { hands: Played[] }) {
  const days = byDay(hands);
  const today = new Date();
  const { current, best } = streaks(days, today);
  const latest = [...days].sort(([a], [b]) => b.localeCompare(a)).slice(0, WEEKS * 7);
  return (
    <section class="sheet">
      <h2>{t("statistics.days")}</h2>
      <p class="streaks">
        <b data-streak="current">{t("statistics.streak", { count: current })}</b>
        {" · "}
        <span data-streak="best">{t("statistics.streak.best", { count: best })}</span>
      </p>
      <Figure
        caption={t("statistics.days")}
        heads={[t("statistics.day"), t("statistics.played")]}
        rows={latest.map(([day, count]) => [dayName(new Date(`${day}T12:00`)), count])}
        draw={(width) => {
          const weeks = weeksUpTo(today, width < WIDE ? WEEKS_WHERE_NARROW : WEEKS);
          return (
            <Calendar
              width={width}
              weeks={weeks.map((week) =>
                week.map((date) => {
                  const day = dayOf(date);
                  return { day, name: dayName(date), value: days.get(day) ?? 0 };
                }),
              )}
              weekdays={weeks[0]?.map((date) => dated(date, { weekday: "narrow" })) ?? []}
              months={weeks.map(monthBegun)}
            />
          );
        }}
      />
    </section>
  );
}

const dayName = (date: Date) => dated(date, { dateStyle: "medium" });

/** The last `count` weeks of days, up to today. */
function weeksUpTo(today: Date, count: number) {
  return Array.from({ length: count }, (_, week) => {
    const monday = weekday(today) + 7 * (count - 1 - week);
    return Array.from({ length: Math.min(7, monday + 1) }, (_, day) =>
      daysBefore(today, monday - day),
    );
  });
}

function monthBegun(week: Date[]) {
  const first = week.find((date) => date.getDate() === 1);
  return first ? dated(first, { month: "short" }) : null;
}
