import { href } from "../../../base/address/router.ts";
import { addDays, FIRST_DAY, inWords, weekdayOf } from "../../../base/time/dates.ts";
import { dateTag } from "../../../base/words/date-tag.ts";
import { dayName, firstWeekday, solvedCount } from "./calendar.ts";
import { DayRing } from "./day-ring.tsx";

/** The days of a week as rings, each a link to its hands. */
export function Week({ day, today }: { day: string; today: string }) {
  const past = (weekdayOf(day) - firstWeekday() + 7) % 7;
  const days = Array.from({ length: 7 }, (_, place) => addDays(day, place - past)).filter(Boolean);
  return (
    <ol class="week">
      {days.map((each) => (
        <li key={each}>
          <span aria-hidden="true">{inWords(each, dateTag.value, { weekday: "narrow" })}</span>
          {each < FIRST_DAY || each > today ? (
            <DayRing day={each} solved={0} />
          ) : (
            <a
              href={href("daily", each === today ? {} : { date: each })}
              aria-label={dayName(each)}
              aria-current={each === day ? "page" : undefined}
              data-today={each === today || undefined}
            >
              <DayRing day={each} solved={solvedCount(each)} />
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
