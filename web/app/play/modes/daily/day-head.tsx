import { inWords, numberOf } from "../../../base/time/dates.ts";
import { dateTag } from "../../../base/words/date-tag.ts";
import { t } from "../../../base/words/i18n.ts";
import type { Standing } from "../../../player/history/standing.ts";

/** The weekday, or that all hands are solved, above the date. */
export function DayHead({
  day,
  today,
  standings,
}: {
  day: string;
  today: string;
  standings: Standing[];
}) {
  const isSolved = standings.length > 0 && standings.every(({ result }) => result === "solved");
  const weekday = inWords(day, dateTag.value, { weekday: "long" });
  const date = inWords(day, dateTag.value, {
    month: "long",
    day: "numeric",
    ...(isSolved && { weekday: "long" }),
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: "numeric" }),
  });
  return (
    <div class="day-head">
      <h1 tabIndex={-1}>{isSolved ? t("daily.all") : weekday}</h1>
      <p>
        {date} #{numberOf(day)}
      </p>
    </div>
  );
}
